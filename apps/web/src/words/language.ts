import { localeOf } from '@edfe/domain/messages'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A message in ICU syntax: as its author wrote it, or parsed by the build. */
export type MessageText = string | MessageFormatElement[]

/** The messages of a language other than English, by id. */
export type Catalogue = Readonly<Record<string, MessageText>>

export interface Language {
  /** A BCP 47 tag, for plurals and for the attribute `lang` of the page. */
  locale: string
  /** Empty for English, whose messages are in the code. */
  catalogue: Catalogue
}

/** The language in the code. */
export const ENGLISH: Language = { locale: 'en-US', catalogue: {} }

let current = ENGLISH
const listeners = new Set<() => void>()

/** The language of the page. A page has one; another language is another load. */
export const language = (): Language => current

/** The tag of the language of the page in addresses, and in what the browser keeps: 'en', 'es'. */
export const languageTag = (): string => (current === ENGLISH ? ENGLISH_TAG : current.locale)

/** The tag of English in addresses and `hreflang`. */
export const ENGLISH_TAG = 'en'

/** Returns the prefix of public pages' addresses in a language: '/es', nothing for English. */
export const baseOf = (tag: string): string => (tag === ENGLISH_TAG ? '' : `/${tag}`)

/** The locale of the page for `Intl`: numbers, days, lists and the order of names. */
export const locale = (): string => localeOf(current.locale)

/**
 * Sets the language, before the first message of a page is formatted. Without an argument: English. A renderer of pages
 * sets it for each page.
 */
export function setLanguage(next: Language = ENGLISH): void {
  current = next
  for (const listener of listeners) listener()
}

/** Calls a listener after each change of the language; modules use it to drop what they keep by language. */
export const onLanguageChange = (listener: () => void): void => {
  listeners.add(listener)
}
