import type { Problem } from '@edfe/contracts/problem'

/** A "no" that a route gives: an HTTP status and the problem that the caller reads. A value, never thrown. */
export interface Refusal {
  kind: 'refusal'
  status: number
  problem: Problem
}

/** Builds a refusal: `refuse(409, 'draft_conflict', 'Someone else saved …', { by })`. */
export const refuse = (status: number, code: string, message: string, details?: unknown): Refusal => ({
  kind: 'refusal',
  status,
  problem: details === undefined ? { code, message } : { code, message, details },
})

/** The answer for a row that does not exist or belongs to another organisation; nobody learns which. */
export const notFound = (message = 'Not found'): Refusal => refuse(404, 'not_found', message)

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as Refusal).kind === 'refusal'

export const RLS_MESSAGE = 'RLS policy violation: insufficient permissions.'
/** The specified words for an act that the member's role does not allow. */
export const forbidden = (): Refusal => refuse(403, 'PERMISSION_DENIED', RLS_MESSAGE)
