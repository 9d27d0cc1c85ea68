import type { Passkey, PasskeyList } from '@edfe/contracts/auth'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from './client.ts'

export type PasskeyItem = z.output<typeof Passkey>

const PASSKEYS = ['passkeys']

/** The person's passkeys, oldest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => api.get<z.output<typeof PasskeyList>>('/api/me/passkeys', { signal }),
  })
}

/** Renames or removes a passkey, or adds one (`add` talks to the browser); the list is read again. */
export function usePasskeyChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => client.invalidateQueries({ queryKey: PASSKEYS }),
  })
}

export const renamePasskey = (id: string, name: string) =>
  api.patch('/api/me/passkeys/{id}', { params: { path: { id } }, body: { name } })

export const removePasskey = (id: string) => api.delete('/api/me/passkeys/{id}', { params: { path: { id } } })
