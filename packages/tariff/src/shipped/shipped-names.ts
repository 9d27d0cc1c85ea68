import { type NamesLanguage, type ToEnglish, toEnglish } from '../search/index.ts'
import { searchLines } from './search-lines.ts'

/** Names of everyday goods and words for them in a language, by which a search in it becomes one in English. */
export const shippedNames = (language: NamesLanguage): ToEnglish =>
  toEnglish(
    searchLines(`names-${language}`).flatMap(([english = '', names = '']) =>
      names.split('; ').map((name) => [name, english] as const),
    ),
    language,
  )
