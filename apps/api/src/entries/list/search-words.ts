import { plainWords } from '@edfe/domain/parties'
import { COUNTRIES } from '@edfe/domain/reference'
import { FOREIGN_PORTS, PORTS } from '@edfe/domain/reference/lazy'
import { stem } from '@edfe/domain/search'

/** A character that sorts after every text with the same beginning. */
const LAST = '\uffff'
/** A shorter word is looked up whole, unless it is the last of several, which may still be typed. */
const MIN_BEGINNING = 3
const MIN_PLACE = 3
/** A word that begins the names of more places says nothing of them. */
const MOST_PLACES = 100
/** More words than these tell no entries apart. */
const MOST_WORDS = 8

/** One word of a search: the range of the words that it finds, and the codes of the ports and countries that it names. */
export interface SearchedWord {
  low: string
  /** Undefined where only the word itself is meant. */
  high: string | undefined
  codes: readonly string[]
}

/** Words that join others. */
const SMALL = new Set('A AN AND AT BY FOR FROM IN OF ON THE TO WITH'.split(' '))

/** A number of the tariff is one word, with points, with spaces or without. */
const TARIFF_NUMBER = /\b\d{4}(?:[\s.]\d{2}){1,3}(?:\d{2})?\b/g

/** The words of a search; an entry is found when it has each. None where nothing was typed that a word may be. */
export function searchedWords(typed: string): SearchedWord[] {
  const words = typed
    .replace(TARIFF_NUMBER, (number) => number.replace(/[\s.]/g, ''))
    .split(/\s+/)
    .flatMap((token) => (/^\d[\d.]*$/.test(token) ? token.replaceAll('.', '') : plainWords(token).split(' ')))
    .filter(Boolean)
  const telling = words.filter((word) => !SMALL.has(word))
  const used = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
  return used.map((word, at) => {
    const mayGoOn = word.length >= MIN_BEGINNING || (at > 0 && at === used.length - 1)
    const low = stem(word)
    return { low, high: mayGoOn ? low + LAST : undefined, codes: codesOfPlaces(word) }
  })
}

let places: [words: readonly string[], codes: readonly string[]][] | undefined

/** Read at the first search, so that the start does not wait for it. */
const namedPlaces = () =>
  (places ??= [
    ...COUNTRIES.map(({ name, alpha2, alpha3 }) => [plainWords(name).split(' '), [alpha2, alpha3]] as const),
    ...[...PORTS, ...FOREIGN_PORTS].map(({ name, code }) => [plainWords(name).split(' '), [code]] as const),
  ].map(([words, codes]) => [words, codes]))

/** The codes of ports and countries with a word in their name that begins so. */
function codesOfPlaces(word: string): string[] {
  if (word.length < MIN_PLACE || /\d/.test(word)) return []
  const codes = namedPlaces()
    .filter(([words]) => words.some((of) => of.startsWith(word)))
    .flatMap(([, of]) => of)
  return codes.length > MOST_PLACES ? [] : codes
}
