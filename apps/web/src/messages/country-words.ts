import { countryName } from '@edfe/domain/reference'
import { ENGLISH, language, locale } from '../words/language.ts'

/**
 * The name of a country (ISO 3166-1 alpha-2, or a code of CBP's) in the language of the page, in English as customs
 * writes it; undefined for an unknown code.
 */
export function countryWords(code: string): string | undefined {
  const english = countryName(code)
  if (!english || language() === ENGLISH) return english
  return new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' }).of(code) ?? english
}
