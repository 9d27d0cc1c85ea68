import { localeOf } from '../messages/index.ts'
import { COUNTRIES } from './countries.ts'

interface CountryChoice {
  code: string
  name: string
}

const byTag = new Map<string, readonly CountryChoice[]>()

/** Countries as a form offers them, by their names in a language, which its tag names ('es'). */
export function countryChoices(tag: string): readonly CountryChoice[] {
  const known = byTag.get(tag)
  if (known) return known
  const locale = localeOf(tag)
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const isEnglish = locale.startsWith('en')
  const choices = COUNTRIES.map(({ alpha2, name }) => ({
    code: alpha2,
    name: isEnglish ? withoutAccents(name) : (names.of(alpha2) ?? name),
  })).sort((one, other) => one.name.localeCompare(other.name, locale))
  byTag.set(tag, choices)
  return choices
}

/** The small font of English pages lacks letters with accents. */
const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '')
