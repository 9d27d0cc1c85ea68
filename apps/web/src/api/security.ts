import type { AuditFilters, AuditPage, AuditQuery } from '@edfe/contracts/audit'
import type { SessionList } from '@edfe/contracts/auth'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { authClient } from '../app/session/auth-client.ts'
import { api } from './client.ts'

type AuditAsk = Partial<z.output<typeof AuditQuery>>

/** One page of the audit record, newest first. */
export function useAudit(ask: AuditAsk) {
  return useQuery({
    queryKey: ['audit', ask],
    queryFn: ({ signal }) =>
      api.get<z.output<typeof AuditPage>>('/api/audit-events', { params: { query: ask }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The audit record that the filters leave, as CSV text. */
export const readAuditCsv = (filter: AuditFilters) =>
  api.text('/api/audit-events/export', { params: { query: filter } })

const SESSIONS = ['sessions']

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => api.get<z.output<typeof SessionList>>('/api/me/sessions', { signal }),
  })
}

/** Signs out one place, or with 'others' every place but this one. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others'
        ? api.post('/api/me/sessions/revoke', { body: { scope: 'others' } })
        : api.delete('/api/me/sessions/{id}', { params: { path: { id } } }),
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
    const answer = answerOf(await authClient.twoFactor.enable({ password }))
    if (!('totpURI' in answer)) throw new Error('The second factor could not be changed.')
    return { uri: answer.totpURI, codes: answer.backupCodes }
  },
  confirm: async (code: string) => answerOf<unknown>(await authClient.twoFactor.verifyTotp({ code })),
  end: async (password: string) => answerOf(await authClient.twoFactor.disable({ password })),
  newCodes: async (password: string) =>
    answerOf(await authClient.twoFactor.generateBackupCodes({ password })).backupCodes,
}
