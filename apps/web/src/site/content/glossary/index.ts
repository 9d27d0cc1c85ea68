import { locale } from '../../../words/language.ts'
import { termsAToB } from './a-b.ts'
import { termsCToD } from './c-d.ts'
import { termsEToI } from './e-i.ts'
import { termsLToR } from './l-r.ts'
import { termsSToZ } from './s-z.ts'
import type { Term } from './term.ts'

export type { Term }

/** The terms in the order of the alphabet of the page's language. */
export function glossary(): readonly Term[] {
  const { compare } = new Intl.Collator(locale())
  const terms = [...termsAToB(), ...termsCToD(), ...termsEToI(), ...termsLToR(), ...termsSToZ()]
  return terms.sort((one, other) => compare(one.term, other.term))
}

/** The first letter of a term without its accent; '#' for terms that begin with anything but a letter from A to Z. */
export function letterOf(term: string): string {
  const letter = term.normalize('NFD').charAt(0).toUpperCase()
  return /[A-Z]/.test(letter) ? letter : '#'
}

/** The letter's anchor on the page. */
export const letterId = (letter: string): string => `l-${letter === '#' ? 'num' : letter}`
