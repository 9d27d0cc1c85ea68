import type { BodyOf } from '@edfe/contracts/operations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'

const KEYS = ['api-keys']

/** The keys of the organization, without the keys themselves; only admins may see them. */
export const useApiKeys = (enabled: boolean) =>
  useQuery({ queryKey: KEYS, enabled, queryFn: ({ signal }) => call('listApiKeys', { signal }) })

/** Makes a key: the answer has it, and no later one. */
export function useCreateApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'createApiKey'>) => call('createApiKey', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS }),
  })
}

export function useRevokeApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('revokeApiKey', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS }),
  })
}
