import type { QueryOf } from '@edfe/contracts/operations'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, readText } from './client.ts'
import { loadAuthClient } from './load-auth-client.ts'

/** One page of the audit record, newest first. */
export function useAudit(ask: QueryOf<'listAuditEvents'>) {
  return useQuery({
    queryKey: ['audit', ask],
    queryFn: ({ signal }) => call('listAuditEvents', { query: ask, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The audit record that the filters leave, as CSV text. */
export const readAuditCsv = (filter: QueryOf<'exportAuditEvents'>) =>
  readText('exportAuditEvents', { query: filter })

const SESSIONS = ['sessions']

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => call('listSessions', { signal }),
  })
}

/** Signs out one place, or with 'others' every place but this one. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others'
        ? call('endSessions', { body: { scope: 'others' } })
        : call('endSession', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  })
}

const answerOf = <T>({
  data,
  error,
}: {
  data: T | null
  error: { message?: string | undefined } | null
}): T => {
  if (error || data === null) throw new Error(error?.message || 'The second factor could not be changed.')
  return data
}

export const secondFactor = {
  /** Gives the secret for the authenticator app and the recovery codes; on only after `confirm`. */
  begin: async (password: string) => {
    const answer = answerOf(await (await loadAuthClient()).twoFactor.enable({ password }))
    if (!('totpURI' in answer)) throw new Error('The second factor could not be changed.')
    return { uri: answer.totpURI, codes: answer.backupCodes }
  },
  confirm: async (code: string) =>
    answerOf<unknown>(await (await loadAuthClient()).twoFactor.verifyTotp({ code })),
  end: async (password: string) => answerOf(await (await loadAuthClient()).twoFactor.disable({ password })),
  newCodes: async (password: string) =>
    answerOf(await (await loadAuthClient()).twoFactor.generateBackupCodes({ password })).backupCodes,
}

/** Everything that is kept about the person, as the text of a JSON file. */
export const readPersonalData = () => readText('exportPersonalData', {})

/** Deletes the account; the password proves who asks. */
export const deleteAccount = (password: string) => call('deleteAccount', { body: { password } })
