import { parseDay } from '../calendar/index.ts'
import type { AmountMember, CodesMember, CountMember, TextMember, TextualMember } from './shape/shape.ts'

/** One field that a file got wrong: its dotted path, list places from 0, and a sentence that says what to do. */
export interface CanonicalProblem {
  path: string
  message: string
}

const CODE_LENGTH = 10
/** Digits before the point; the database keeps sixteen. */
export const WHOLE_DIGITS = 14

/** The pattern of an amount: no sign, no separators. */
export const amountPattern = ({ places }: Pick<AmountMember, 'places'>): string =>
  `^\\d{1,${WHOLE_DIGITS}}${places === 0 ? '' : `(\\.\\d{1,${places}})?`}$`

const patterns = new Map<string, RegExp>()
const fits = (pattern: string, value: string): boolean => {
  const known = patterns.get(pattern) ?? new RegExp(pattern)
  patterns.set(pattern, known)
  return known.test(value)
}

/** The problem with the value of a text, day or amount; undefined if there is none. '' means not given. */
export function textProblem(member: TextualMember, value: unknown): string | undefined {
  if (typeof value !== 'string') return asText(member)
  if (value === '') return undefined
  if (member.kind === 'day') {
    const isDay = /^\d{4}-/.test(value) && parseDay(value) === value
    return isDay ? undefined : 'Must be a day such as 2026-03-05.'
  }
  if (member.kind === 'amount') return fits(amountPattern(member), value) ? undefined : asText(member)
  return plainTextProblem(member, value)
}

function asText(member: TextualMember): string {
  if (member.kind === 'text') return 'Must be text.'
  if (member.kind === 'day') return 'Must be a day as text, such as "2026-03-05".'
  return member.places === 0
    ? 'Must be a whole amount as text, such as "450".'
    : `Must be an amount as text with at most ${member.places} decimals, such as "12129.00".`
}

function plainTextProblem({ max, oneOf, like }: TextMember, value: string): string | undefined {
  if (value.length > max) return `Must be at most ${max} characters.`
  if (oneOf && !oneOf.includes(value)) return `Must be ${oneOf.join(' or ')}.`
  if (like && !fits(like.pattern, value)) return like.say
  // The database cannot keep either, whatever the field.
  if (value.includes('\u0000') || !value.isWellFormed()) return 'Must not hold characters that are no text.'
  return undefined
}

export function countProblem(member: CountMember, value: unknown, index: number): string | undefined {
  if (!Number.isSafeInteger(value) || (value as number) < member.min)
    return `Must be a whole number from ${member.min}.`
  return member.position && value !== index + 1 ? `Must be ${index + 1}, the place in the list.` : undefined
}

export function codesProblem({ max }: CodesMember, value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'Must be a list of texts.'
  if (value.length > max) return `Must hold at most ${max} codes.`
  const isCode = (code: unknown) =>
    typeof code === 'string' && code !== '' && code.length <= CODE_LENGTH && code.isWellFormed()
  return value.every(isCode) ? undefined : `Must hold texts of 1 to ${CODE_LENGTH} characters.`
}
