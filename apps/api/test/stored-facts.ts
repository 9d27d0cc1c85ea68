import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import { formatFinding } from '@edfe/messages'
import { english } from '../src/messages/formatter.ts'

/** The value at a path of a JSON document. */
export const within = (source: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), source)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const INSTANT = /^\d{4}-\d\d-\d\dT/
/** Equal facts as equal text: an instant by its time, an amount by its value, a person by their id. */
export function fact(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(value).toISOString()
  if (typeof value === 'string' && /^-?\d+\.\d+$/.test(value)) return String(Number(value))
  if (typeof value !== 'object') return String(value)
  if ('id' in value && 'name' in value && Object.keys(value).length === 2) return String(value.id)
  return JSON.stringify(sorted(value))
}
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? value : value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** What is stored as a message or a finding, as a reader gets it: with its sentence. */
export function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  // Findings of canonical JSON are in English, with their sentence already.
  if ('rule_id' in value && 'message' in value && typeof value.message === 'object')
    return formatFinding(english, value as Finding)
  if ('id' in value && /^(isf|rule|status)\./.test(String(value.id))) return english.format(value as Message)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]))
}

/** The same fact however it is written: 9405.41.8440 and 9405.41.84.40, 03/05/2026 and 2026-03-05. */
export const plain = (value: unknown): string => {
  const text = fact(value)
  const day = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text)
  const readable = day ? `${day[3]}-${day[1]}-${day[2]}` : text
  return /^\d+(\.\d+)?$/.test(readable) ? String(Number(readable)) : readable.replaceAll('.', '')
}

/** The paths of a document, of lists those of the first row; lists of codes are one leaf. */
export function leaves(value: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(value)) {
    return typeof value[0] === 'object' ? leaves(value[0], [...path, '0']) : [path.join('.')]
  }
  if (typeof value !== 'object' || value === null) return [path.join('.')]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}
