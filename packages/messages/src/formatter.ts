import { formatDay, parseDay } from '@edfe/domain/calendar'
import { localeOf, type Message, type MessageDescriptor, type MessageParam } from '@edfe/domain/messages'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'

/** A message in ICU syntax: as text, or parsed by a build. */
export type MessageText = string | MessageFormatElement[]

/** The text of a message by its id, in one language; undefined for an id that the language lacks. */
export type Catalogue = (id: string) => MessageText | undefined

export interface Formatter {
  /** The language of the sentences by its BCP 47 tag, such as 'es'. */
  readonly locale: string
  /** The sentence of a message; a descriptor brings the words for an id that the catalogue lacks. */
  format(message: Message | MessageDescriptor): string
  /** Several messages as sentences, with a space between. */
  formatAll(messages: readonly Message[]): string
}

/** A catalogue of these messages. Two texts under one id are a bug. */
export function catalogueOf(messages: Iterable<MessageDescriptor>): Catalogue {
  const byId = new Map<string, string>()
  for (const { id, defaultMessage } of messages) {
    if ((byId.get(id) ?? defaultMessage) !== defaultMessage) throw new Error(`Message ${id} has two texts`)
    byId.set(id, defaultMessage)
  }
  return (id) => byId.get(id)
}

/** Asks one catalogue after the other. */
export const joinCatalogues =
  (...catalogues: readonly Catalogue[]): Catalogue =>
  (id) => {
    for (const catalogue of catalogues) {
      const text = catalogue(id)
      if (text !== undefined) return text
    }
    return undefined
  }

function dayText(text: string): string {
  const day = parseDay(text)
  return day ? formatDay(day) : text
}

/**
 * Formats messages for readers of one language, `locale` by its BCP 47 tag. A message that the catalogue lacks, such as one that a later version
 * stored, shows its id.
 */
export function createFormatter(catalogue: Catalogue, locale = 'en'): Formatter {
  const inLocale = localeOf(locale)
  const formats = new Map<string, IntlMessageFormat>()
  const formatFor = (id: string, text: MessageText): IntlMessageFormat => {
    const known = formats.get(id)
    if (known) return known
    // Parsed here: the pages of the web app have IntlMessageFormat without its parser.
    const format = new IntlMessageFormat(typeof text === 'string' ? parse(text) : text, inLocale)
    formats.set(id, format)
    return format
  }
  const format = (message: Message | MessageDescriptor): string => {
    const { id } = message
    const params = 'params' in message ? message.params : undefined
    const text = catalogue(id) ?? ('defaultMessage' in message ? message.defaultMessage : id)
    const values = Object.entries(params ?? {}).map(([name, value]) => [name, toValue(value)])
    return String(formatFor(id, text).format(Object.fromEntries(values)))
  }
  const toValue = (param: MessageParam): string | number => {
    if (typeof param !== 'object') return param
    if ('day' in param) return dayText(param.day)
    return 'id' in param ? format(param) : formatAll(param)
  }
  const formatAll = (messages: readonly Message[]): string => messages.map(format).join(' ')
  return { locale, format, formatAll }
}
