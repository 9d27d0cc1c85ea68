import type { Sentence } from '@edfe/domain/messages'
import { t } from './t.ts'

/** The text of a message that brings its English along, as calculations of the domain label their amounts. */
export function sentence(message: Sentence): string {
  const values = Object.entries(message.params ?? {}).map(([name, value]) => [name, String(value)])
  return t(message, Object.fromEntries(values))
}
