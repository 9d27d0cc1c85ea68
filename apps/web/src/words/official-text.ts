import type { MessageDescriptor } from '@edfe/domain/messages'
import { IntlMessageFormat } from 'intl-messageformat'
import { ENGLISH, language } from './language.ts'
import type { MessageValues } from './t.ts'

/** The English of a message, which CBP prints, on a page in another language; undefined on an English page. */
export function officialText(message: MessageDescriptor, values: MessageValues = {}): string | undefined {
  if (language() === ENGLISH) return undefined
  return new IntlMessageFormat(message.defaultMessage, ENGLISH.locale).format<string>(values) as string
}
