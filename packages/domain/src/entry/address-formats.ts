import { STREET_SUFFIXES } from '../reference/address-words.ts'

/** One space between words, none around them. */
export const singleSpaced = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

/** Capitalised like its neighbour: MAIN STREET gives MAIN ST, Main Street gives Main St. */
const inCaseOf = (word: string, abbreviation: string): string =>
  word === word.toUpperCase() && word.length > 1
    ? abbreviation
    : abbreviation.charAt(0) + abbreviation.slice(1).toLowerCase()

/**
 * A street line with its suffix abbreviated as the postal service writes it: '12 Main Street' gives '12 Main St'.
 * The suffix is the last word, or the word before a comma or a unit ('Suite', '#'); a line's first word never is.
 */
export function abbreviateStreet(typed: string): string {
  const words = singleSpaced(typed).split(' ')
  const unitAt = words.findIndex(
    (word, index) => index > 0 && /^(#.*|suite|ste|unit|apt|floor|fl|room|rm)$/i.test(word),
  )
  const end = unitAt > 1 ? unitAt : words.length
  return words
    .map((word, index) => {
      const bare = word.replace(/[.,]+$/, '')
      const isSuffixPlace = index > 0 && (index === end - 1 || word.endsWith(','))
      const abbreviation = isSuffixPlace ? STREET_SUFFIXES.get(bare.toUpperCase()) : undefined
      return abbreviation ? inCaseOf(bare, abbreviation) + (word.endsWith(',') ? ',' : '') : word
    })
    .join(' ')
}

/** One capital also where upper case takes two letters (ß), so that doing it twice changes nothing. */
const capital = (letter: string): string => {
  const [first = '', ...rest] = letter.toUpperCase()
  return first + rest.join('').toLowerCase()
}

/** 'LOS ANGELES' gives 'Los Angeles'; hyphens, apostrophes and full stops start a new word. */
export const titleCase = (typed: string): string =>
  singleSpaced(typed)
    .toLowerCase()
    .replace(/(^|[\s\-'.])(\p{L})/gu, (_, before: string, letter: string) => before + capital(letter))
