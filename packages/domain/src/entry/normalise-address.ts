import { STREET_SUFFIXES } from '../reference/address-words.ts'
import type { PartyBlock } from './draft.ts'
import { formatFields, trim, upper, zip } from './field-formats.ts'

const singleSpaced = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

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

/** An address as it is kept (specification 2§5): suffix abbreviated, city in title case, codes upper case, ZIP 5-4. */
export const normaliseAddress = (address: PartyBlock): PartyBlock =>
  formatFields(address, {
    name: singleSpaced,
    dba: singleSpaced,
    address_line1: abbreviateStreet,
    address_line2: abbreviateStreet,
    city: titleCase,
    state: upper,
    zip,
    country: upper,
    contact_name: singleSpaced,
    phone: trim,
    fax: trim,
    email: trim,
    reference_id: trim,
  })

const isUs = (country: string): boolean => country === 'US' || country === 'USA'

/**
 * Whether an address is whole and stands as it is kept: street, city, country, a state and ZIP code in the United
 * States, else a province and postal code (specification 2§5).
 */
export function isNormalAddress(address: PartyBlock): boolean {
  const { address_line1 = '', city = '', state = '', zip: postal = '', country = '' } = address
  if ([address_line1, city, state, postal, country].includes('')) return false
  if (isUs(country) && !(/^[A-Z]{2}$/.test(state) && /^\d{5}(-\d{4})?$/.test(postal))) return false
  const normal = normaliseAddress(address)
  return (['address_line1', 'address_line2', 'city', 'state', 'zip', 'country'] as const).every(
    (field) => (normal[field] ?? '') === (address[field] ?? ''),
  )
}
