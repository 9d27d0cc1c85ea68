import { english } from './formatter.ts'
import { MessageValue } from './stored-message.ts'

/** A stored snapshot of fields with its messages as sentences; every other value as it is. */
export function shownValues<T>(stored: T): T {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored
  return Object.fromEntries(Object.entries(stored).map(([field, value]) => [field, shownValue(value)])) as T
}

function shownValue(value: unknown): unknown {
  const stored = MessageValue.safeParse(value)
  return stored.success ? english.format(stored.data.message) : value
}
