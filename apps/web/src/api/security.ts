import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { authClient } from '../session/auth-client.ts'
import { api } from './client.ts'

export interface AuditEvent {
  id: string
  actor_user_id: string | null
  actor: { id: string; name: string; email: string } | null
  entity: string
  entity_id: string | null
  action: string
  before_json: Record<string, unknown> | null
  after_json: Record<string, unknown> | null
  created_at: string
}

export interface AuditAsk {
  actor?: string | undefined
  category?: string | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
  page_size?: number | undefined
}

export interface AuditPage {
  events: AuditEvent[]
  total: number
  page: number
  page_size: number
}

/** One page of the audit record, newest first. */
export const readAudit = (ask: AuditAsk, signal?: AbortSignal) =>
  api.get<AuditPage>('/api/audit-events', { params: { query: { ...ask } }, signal })

export function useAudit(ask: AuditAsk) {
  return useQuery({
    queryKey: ['audit', ask],
    queryFn: ({ signal }) => readAudit(ask, signal),
    placeholderData: keepPreviousData,
  })
}

/** A place where the account is signed in; tokens never reach the screen. */
export interface SessionItem {
  id: string
  current: boolean
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

const SESSIONS = ['sessions']

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => api.get<{ sessions: SessionItem[] }>('/api/me/sessions', { signal }),
  })
}

/** Signs out one place, or with 'others' every place but this one. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | 'others') =>
      id === 'others'
        ? api.delete('/api/me/sessions')
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

/** Whether the account asks for a second factor. */
export function useSecondFactorState() {
  return useQuery({
    queryKey: ['second-factor'],
    queryFn: async () => {
      const { data } = await authClient.getSession()
      return Boolean((data?.user as { twoFactorEnabled?: boolean | null } | undefined)?.twoFactorEnabled)
    },
  })
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
