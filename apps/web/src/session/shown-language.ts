import { LANGUAGES } from '@edfe/contracts/choices'
import { keepLanguage, keptLanguage } from '../words/kept-language.ts'
import { languageTag } from '../words/language.ts'

type AccountLanguage = (typeof LANGUAGES)[number]

/** The tags of the languages that a person can choose. */
export const LANGUAGE_TAGS: readonly string[] = LANGUAGES.map((language) => language.toLowerCase())

/**
 * The language of an account that this browser shows; undefined where it shows one that accounts do not have, which
 * stays.
 */
export const shownHere = (): AccountLanguage | undefined => {
  const tag = keptLanguage() ?? 'en'
  return LANGUAGES.find((language) => language.toLowerCase() === tag)
}

/** Shows the language of an account from now on: a page in another one is loaded anew. */
export function showLanguage(language: AccountLanguage): void {
  if (!shownHere()) return
  const tag = language.toLowerCase()
  keepLanguage(tag)
  if (tag !== languageTag()) location.reload()
}
