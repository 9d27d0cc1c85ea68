import type { Problem } from '@edfe/contracts/problem'
import type { DetailsOf } from '@edfe/contracts/problem-details'

/** A "no" that a route gives: an HTTP status and the problem that the caller reads. A value, never thrown. */
export interface Refusal {
  kind: 'refusal'
  status: number
  problem: Problem
}

/** The details that a code carries, as the operations describe them; a code that is not listed there has none. */
type Details<Code extends string> = [DetailsOf<Code>] extends [undefined] ? [] : [details: DetailsOf<Code>]

/** Builds a refusal: `refuse(422, 'DECLARATION_INVALID', 'The declaration …', { reasons })`. */
export const refuse = <Code extends string>(
  status: number,
  code: Code,
  message: string,
  ...[details]: Details<Code>
): Refusal => ({
  kind: 'refusal',
  status,
  problem: details === undefined ? { code, message } : { code, message, details },
})

/** The answer for a row that does not exist or belongs to another organisation; nobody learns which. */
export const notFound = (message = 'Not found'): Refusal => refuse(404, 'not_found', message)

/** The answer to somebody who asks too often. */
export const tooManyRequests = (): Refusal =>
  refuse(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.')

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as Refusal).kind === 'refusal'

/** Of text that PostgreSQL cannot keep or compare. */
export const UNSTORABLE_MESSAGE =
  'A text holds a character that cannot be kept (U+0000, or half of a pair): take it out and try again.'

export const RLS_MESSAGE = 'RLS policy violation: insufficient permissions.'
/** The specified words for an act that the member's role does not allow. */
export const forbidden = (): Refusal => refuse(403, 'PERMISSION_DENIED', RLS_MESSAGE)
