import type { Formatter } from '@edfe/messages'
import { MessageValue } from './stored-message.ts'

/** A stored snapshot of fields with its messages as sentences; every other value as it is. */
export function shownValues<T>(words: Formatter, stored: T): T {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored
  return Object.fromEntries(
    Object.entries(stored).map(([field, value]) => [field, shownValue(words, value)]),
  ) as T
}

function shownValue(words: Formatter, value: unknown): unknown {
  const stored = MessageValue.safeParse(value)
  return stored.success ? words.format(stored.data.message) : value
}
