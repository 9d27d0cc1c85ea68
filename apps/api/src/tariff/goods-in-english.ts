import type { NamesLanguage, ToEnglish } from '@edfe/tariff/search'
import { shippedNames } from '@edfe/tariff/shipped'

const opened = new Map<NamesLanguage, ToEnglish>()

const isNamesLanguage = (language: string): language is NamesLanguage =>
  language === 'es' || language === 'fr'

/**
 * English words for goods that a reader of a language searches; undefined where none of the words is known in that
 * language, as in English itself. The names of a language are read at its first search.
 */
export function goodsInEnglish(text: string, locale: string): string | undefined {
  const language = locale.split('-')[0] ?? ''
  if (!isNamesLanguage(language)) return undefined
  const inEnglish = opened.get(language) ?? shippedNames(language)
  opened.set(language, inEnglish)
  return inEnglish(text)
}
