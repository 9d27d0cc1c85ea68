import type { AnswerOf } from '@edfe/contracts/operations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'

export type PasskeyItem = AnswerOf<'listPasskeys'>['passkeys'][number]

const PASSKEYS = ['passkeys']

/** The person's passkeys, oldest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => call('listPasskeys', { signal }),
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
  call('renamePasskey', { params: { id }, body: { name } })

export const removePasskey = (id: string) => call('removePasskey', { params: { id } })
