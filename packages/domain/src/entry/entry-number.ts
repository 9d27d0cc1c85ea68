import type { RulesProfile } from '../profile/index.ts'

/** Filer code of an organisation that has none. */
export const FALLBACK_FILER_CODE = 'ZZZ'
/** Filer code of entries that live in the browser alone. */
export const LOCAL_FILER_CODE = '123'
const MAX_SEQUENCE = 9999
const MAX_SERIAL = 9_999_999

/** Normalizes a typed entry number: letters and digits only, upper case, at most 11 characters. */
export const normaliseEntryNumber = (typed: string): string =>
  typed
    .replace(/[^a-zA-Z0-9]/g, '')
    .toUpperCase()
    .slice(0, 11)

/** XXX-NNNNNNN-D; a shorter number gets the hyphens that it reaches. */
export function formatEntryNumber(number: string): string {
  const text = normaliseEntryNumber(number)
  return [text.slice(0, 3), text.slice(3, 10), text.slice(10)].filter(Boolean).join('-')
}

/** A=1 to Z=26, digits themselves: the specification's reading (2§5). */
const letterRank = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 64

const weights731 = (base: string): number =>
  [...base].reduce((sum, character, index) => sum + letterRank(character) * [7, 3, 1][index % 3]!, 0) % 10

/** A-I 1-9, J-R 1-9, S-Z 2-9 (CATAIR Appendix E). */
const appendixEDigit = (character: string): number => {
  if (/\d/.test(character)) return Number(character)
  const rank = character.charCodeAt(0) - 65
  return rank < 18 ? (rank % 9) + 1 : rank - 16
}

const digitSum = (product: number): number => (product > 9 ? product - 9 : product)

function appendixE(base: string, offset: number): number {
  const sum = [...base].map(appendixEDigit).reduce((total, digit, index) => {
    return total + (index % 2 === 0 ? digit : digitSum(digit * 2))
  }, 0)
  return (10 - (sum % 10) + offset) % 10
}

/**
 * The check digit of the first ten characters (filer code and seven digits; upper case).
 * 'weights-731' is the specification's rule, 'appendix-e' CBP's with the filer's offset.
 */
export function checkDigit(
  base10: string,
  profile: Pick<RulesProfile, 'checkDigit' | 'checkDigitOffset'>,
): string {
  const digit =
    profile.checkDigit === 'weights-731' ? weights731(base10) : appendixE(base10, profile.checkDigitOffset)
  return String(digit)
}

/**
 * Returns the amount added to the computed check digit of a number of 11 characters; undefined if its check
 * digit is wrong. CBP lets a filer with factor 2 use the digit as computed, +1 and +2 (CATAIR Appendix E,
 * step 6).
 */
export function checkDigitOffset(
  number: string,
  { checkDigit: rule, checkDigitOffset: factor }: Pick<RulesProfile, 'checkDigit' | 'checkDigitOffset'>,
): number | undefined {
  const offsets = Array.from({ length: rule === 'appendix-e' ? factor + 1 : 1 }, (_, offset) => offset)
  return offsets.find(
    (offset) =>
      checkDigit(number.slice(0, 10), { checkDigit: rule, checkDigitOffset: offset }) === number.slice(10),
  )
}

/** True if 11 characters are a filer code, seven digits and their check digit. */
export const isEntryNumber = (
  number: string,
  profile: Pick<RulesProfile, 'checkDigit' | 'checkDigitOffset'>,
): boolean => /^[A-Z0-9]{3}\d{8}$/.test(number) && checkDigitOffset(number, profile) !== undefined

/** The parts of an organisation's next entry number. `prefix` is three digits, `sequence` 1 to 9999. */
export interface EntryNumberParts {
  filerCode: string
  prefix: string
  sequence: number
  profile: Pick<RulesProfile, 'checkDigit' | 'checkDigitOffset'>
}

/** The 11 characters of a number: filer code, prefix, four-digit sequence, check digit. */
export function composeEntryNumber({ filerCode, prefix, sequence, profile }: EntryNumberParts): string {
  const base = `${filerCode}${prefix}${String(sequence).padStart(4, '0')}`
  return base + checkDigit(base, profile)
}

/** True if a prefix has a number left; after 9999 the organisation moves to its next prefix. */
export const isSequenceLeft = (sequence: number): boolean => sequence <= MAX_SEQUENCE

/** Number and successor of a browser-only entry: filer 123 and a serial that starts again after 9999999. */
export function composeLocalEntryNumber(
  serial: number,
  profile: EntryNumberParts['profile'],
): { entryNumber: string; nextSerial: number } {
  const base = LOCAL_FILER_CODE + String(serial).padStart(7, '0')
  return { entryNumber: base + checkDigit(base, profile), nextSerial: serial >= MAX_SERIAL ? 1 : serial + 1 }
}

/** The prefix that an organisation starts with: three digits from its id (FNV-1a), the same every time. */
export function orgPrefix(orgId: string): string {
  let hash = 0x811c9dc5
  for (const character of orgId) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return String((hash >>> 0) % 1000).padStart(3, '0')
}

/** The prefix to try when one is taken; 999 is followed by 000. */
export const nextPrefix = (prefix: string): string => String((Number(prefix) + 1) % 1000).padStart(3, '0')

/** Filer code as kept: three upper-case letters or digits; ZZZ without one. */
export const normaliseFilerCode = (typed: string | null | undefined): string => {
  const code = (typed ?? '')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toUpperCase()
    .slice(0, 3)
  return code.length === 3 ? code : FALLBACK_FILER_CODE
}
