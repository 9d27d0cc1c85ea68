import { abbreviateStreet } from '../entry/address-formats.ts'
import type { Party } from './party.ts'

/** Words that say what kind of company it is; two records often differ in nothing else. */
const COMPANY_WORDS: ReadonlySet<string> = new Set(
  (
    'INC INCORPORATED CORP CORPORATION CO COMPANY LLC LTD LIMITED LP LLP PLC GMBH AG KG SA SAS SARL SRL SPA BV NV ' +
    'AB AS OY PTE PTY KK'
  ).split(' '),
)

/** Upper case without marks, every run of anything but letters and digits as one space. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replaceAll('&', ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a name that tell companies apart: THE in front and the company's kind at the end left out. */
export function nameWords(name: string): string[] {
  const words = plainWords(name).split(' ').filter(Boolean)
  if (words[0] === 'THE' && words.length > 1) words.shift()
  while (words.length > 1 && COMPANY_WORDS.has(words.at(-1)!)) words.pop()
  return words
}

const DIRECTIONS: Readonly<Record<string, string>> = { NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W' }

/** A street line with direction and suffix abbreviated: '500 South Grand Avenue' and '500 S. GRAND AVE' are one. */
export const streetKey = (line: string): string =>
  plainWords(abbreviateStreet(line.replaceAll('.', '')))
    .split(' ')
    .map((word) => DIRECTIONS[word] ?? word)
    .join(' ')

/** The five digits of a ZIP; another country's code without spaces. */
export const postalKey = (postal: string): string => {
  const plain = plainWords(postal).replaceAll(' ', '')
  return /^\d{9}$/.test(plain) ? plain.slice(0, 5) : plain
}

/** Digits and letters of a number, so that hyphens do not matter. */
export const numberKey = (number: string): string => plainWords(number).replaceAll(' ', '')

/**
 * The normalised key of a party: name, street, city, state, postal code and country. Two records with one key are
 * the same party at the same place, however they were typed.
 */
export function partyKey(party: Party): string {
  return [
    nameWords(party.name ?? '').join(' '),
    streetKey(party.address_line1 ?? ''),
    plainWords(party.city ?? ''),
    plainWords(party.state ?? ''),
    postalKey(party.zip ?? ''),
    plainWords(party.country || 'US'),
  ].join('|')
}
