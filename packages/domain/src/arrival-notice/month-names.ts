import { latinLetters } from '../reference/latin-letters.ts'

const ENGLISH = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Languages in which Unicode CLDR names months, English first. */
const LANGUAGES = 'en de fr es it pt nl tr pl sv da fi id'.split(' ')

/** A month alone and beside its day have different endings in some languages. */
const FORMS = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
] as const

const plain = (name: string): string =>
  latinLetters(name)
    .toLowerCase()
    .replace(/[^a-z]/g, '')

let names: ReadonlyMap<string, number> | undefined

function knownNames(): ReadonlyMap<string, number> {
  if (names) return names
  const known = new Map<string, number>()
  for (const language of LANGUAGES)
    for (const form of FORMS) {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 15))
        const name = plain(parts.find(({ type }) => type === 'month')?.value ?? '')
        if (name.length > 2 && !known.has(name)) known.set(name, month)
      }
    }
  names = known
  return known
}

/** The month of a name, from 1, whole or short, in one of several languages: 'Feb', 'février', 'Şubat'. Undefined for none. */
export function monthOf(name: string): number | undefined {
  const word = plain(name)
  const english = ENGLISH.indexOf(word.slice(0, 3)) + 1
  return knownNames().get(word) ?? (english > 0 ? english : undefined)
}
