import type { MessageDescriptor } from '@edfe/domain/messages'
import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat'
import { language, locale, type MessageText, onLanguageChange } from './language.ts'

/** A message whose English the build may have parsed. */
interface ParsedMessage {
  readonly id: string
  readonly defaultMessage: MessageText
}

/** Values for the blanks of a message, by name. */
export type MessageValues = Readonly<Record<string, PrimitiveType | bigint>>

/** A message with blanks needs values; one without takes none. */
type ValuesFor<English extends string, Values> = string extends English
  ? [values?: Values]
  : English extends `${string}{${string}`
    ? [values: Values]
    : []

/** Messages of the current language by id: plain text, or the compiled format of one with blanks or tags. */
const formats = new Map<string, string | IntlMessageFormat>()
onLanguageChange(() => formats.clear())

/** Text without these is what it says; ICU gives them a meaning, and to an apostrophe only before one of them. */
const SYNTAX = /[{}<]|''/

/** A text as it is formatted. The build leaves the parser out: a text without syntax stays as it is. */
export function compile(text: MessageText, tag = locale()): string | IntlMessageFormat {
  if (typeof text === 'string' && !SYNTAX.test(text)) return text
  return new IntlMessageFormat(text, tag)
}

/** The format of a message in the language of the page; its English where the language lacks it. */
export function formatFor({ id, defaultMessage }: ParsedMessage): string | IntlMessageFormat {
  const known = formats.get(id)
  if (known !== undefined) return known
  const format = compile(language().catalogue[id] ?? defaultMessage)
  formats.set(id, format)
  return format
}

/**
 * The text of a message in the language of the page. Call it while rendering or handling an event, never while a module
 * loads: a table at module level holds messages (`defineMessage`) and its reader calls `t`. Throws when a value is
 * missing. `T` is for messages with elements inside.
 */
export function t<const English extends string>(
  message: MessageDescriptor & { readonly defaultMessage: English },
  ...[values]: ValuesFor<English, MessageValues>
): string {
  const format = formatFor(message)
  return typeof format === 'string' ? format : String(format.format(values))
}

/** The parts of a message whose blanks hold objects: its text, and the objects in their places. */
export function formatted<Part extends object>(
  message: MessageDescriptor,
  values: Readonly<Record<string, Part | string>>,
): (string | Part)[] {
  const format = formatFor(message)
  if (typeof format === 'string') return [format]
  const parts: string | Part | (string | Part)[] = format.format<Part>(values)
  return Array.isArray(parts) ? parts : [parts]
}
