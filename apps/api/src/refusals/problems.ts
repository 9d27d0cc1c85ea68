import type { FieldProblem, Problem } from '@edfe/contracts/problem'
import type { DetailsOf } from '@edfe/contracts/problem-details'
import { asWritten, type Message, type Sentence, say } from '@edfe/domain/messages'
import type { Formatter } from '@edfe/messages'

/** A sentence of a refusal: one that is said here, or a message of a catalogue. */
type Said = Sentence | Message

/** A field that is at fault, and why. */
export interface FieldRefusal {
  path: string
  message: Said
}

/**
 * A "no" that a route gives: an HTTP status, a code for programs and a message for the person, which becomes words of the
 * reader's language when it is answered. A value, never thrown.
 */
export interface Refusal {
  kind: 'refusal'
  status: number
  code: string
  message: Said
  details?: Unworded
}

/** Details as a refusal carries them: the sentences of fields and reasons are messages still. */
type Unsaid<Details> = {
  [Key in keyof Details]: Key extends 'fields' | 'problems'
    ? readonly FieldRefusal[]
    : Key extends 'reasons'
      ? readonly Said[]
      : Details[Key]
}

/** The details that a code carries, as the operations describe them; a code that is not listed there has none. */
type Details<Code extends string> = [DetailsOf<Code>] extends [undefined]
  ? []
  : [details: Unsaid<DetailsOf<Code>>]

/** Builds a refusal: `refuse(409, 'part_exists', say({ id: 'refusal.part-exists', defaultMessage: '…' }))`. */
export const refuse = <Code extends string>(
  status: number,
  code: Code,
  message: Said,
  ...[details]: Details<Code>
): Refusal => ({ kind: 'refusal', status, code, message, ...(details !== undefined && { details }) })

/** Faults of a file, whose sentences a library wrote. */
export const faultsAsWritten = (faults: readonly FieldProblem[]): FieldRefusal[] =>
  faults.map(({ path, message }) => ({ path, message: asWritten({ text: message }) }))

/** The body of a refusal in the words of its reader. */
export function problemOf({ code, message, details }: Refusal, words: Formatter): Problem {
  const problem = { code, message: words.format(message) }
  return details === undefined ? problem : { ...problem, details: inWords(details, words) }
}

interface Unworded {
  fields?: readonly FieldRefusal[]
  problems?: readonly FieldRefusal[]
  reasons?: readonly Said[]
}

/** Details with their messages as sentences. */
function inWords({ fields, problems, reasons, ...details }: Unworded, words: Formatter) {
  const fieldsIn = (faults: readonly FieldRefusal[]) =>
    faults.map(({ path, message }) => ({ path, message: words.format(message) }))
  return {
    ...details,
    ...(fields && { fields: fieldsIn(fields) }),
    ...(problems && { problems: fieldsIn(problems) }),
    ...(reasons && { reasons: reasons.map((reason) => words.format(reason)) }),
  }
}

const NOT_FOUND = say({ id: 'refusal.not-found', defaultMessage: 'Not found' })

/** The answer for a row that does not exist or belongs to another organisation; nobody learns which. */
export const notFound = (message: Said = NOT_FOUND): Refusal => refuse(404, 'not_found', message)

/** The answer to somebody who asks too often. */
export const tooManyRequests = (): Refusal =>
  refuse(
    429,
    'too_many_requests',
    say({
      id: 'refusal.too-many-requests',
      defaultMessage: 'Too many requests. Please wait a moment and try again.',
    }),
  )

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as Refusal).kind === 'refusal'

/** Of text that PostgreSQL cannot keep or compare. */
export const UNSTORABLE = say({
  id: 'refusal.unstorable',
  defaultMessage:
    'A text holds a character that cannot be kept (U+0000, or half of a pair): take it out and try again.',
})

/** The specified words for an act that the member's role does not allow. */
export const NOT_PERMITTED = say({
  id: 'refusal.not-permitted',
  defaultMessage: 'RLS policy violation: insufficient permissions.',
})
export const forbidden = (sentence: Sentence = NOT_PERMITTED): Refusal =>
  refuse(403, 'PERMISSION_DENIED', sentence)
