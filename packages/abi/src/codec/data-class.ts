import type { DataClass } from '../records/index.ts'

const CLASS_PATTERNS: Record<DataClass, RegExp> = {
  S: /^ *$/,
  A: /^[A-Z ]*$/,
  N: /^[0-9]*$/,
  SN: /^ *[0-9]+$/,
  AN: /^[A-Z0-9 ]*$/,
  D: /^([0-9]{6}|[0-9]{8})$/,
  // Letters, digits, space and the keyboard specials: all of printable ASCII but lower case.
  X: /^[ -`{-~]*$/,
}

/** True if text holds only characters of its class, in the class's shape. */
export const fitsClass = (text: string, dataClass: DataClass): boolean => CLASS_PATTERNS[dataClass].test(text)

/** The words that a diagnostic uses for a class. */
export const CLASS_WORDS: Record<DataClass, string> = {
  S: 'spaces only',
  A: 'letters only',
  N: 'digits only',
  SN: 'a right-justified number',
  AN: 'letters, digits and spaces only',
  D: 'a day as MMDDYY or MMDDCCYY',
  X: 'keyboard characters in upper case only',
}
