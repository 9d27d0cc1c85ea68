import type { MessageDescriptor } from '@edfe/domain/messages'
import { ENGLISH, language } from './language.ts'
import { compile, type MessageValues } from './t.ts'

/** The English of a message, which CBP prints, on a page in another language; undefined on an English page. */
export function officialText(message: MessageDescriptor, values: MessageValues = {}): string | undefined {
  if (language() === ENGLISH) return undefined
  const format = compile(message.defaultMessage, ENGLISH.locale)
  return typeof format === 'string' ? format : (format.format<string>(values) as string)
}
