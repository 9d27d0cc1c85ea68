/** Nine digits in the groups of an SSN, whatever separates the groups; letters and more digits may surround it. */
const GROUPED = /(?<!\d)\d{3}[^\p{L}\d]+\d{2}[^\p{L}\d]+\d{4}(?!\d)/u
/** A number as a Social Security card prints it, among other words; letters and more groups make it another number. */
const PRINTED = /(?<![\p{L}\d]|\d\p{Pd})\d{3}\p{Pd}\d{2}\p{Pd}\d{4}(?![\p{L}\d]|\p{Pd}\d)/u
/** An EIN has its hyphen after two digits. */
const EIN = /^\d{2}\D\d{7}/
const LETTER = /\p{L}/u

/** Digits of East Asian keyboards as those of others. */
const plain = (number: string): string => number.normalize('NFKC')
const digitsOf = (number: string): string => plain(number).replace(/\D/g, '')

/**
 * True if an importer's or consignee's number is a person's, however it is typed: '123 45 6789' is one before
 * a rule requires its form. Nine ungrouped digits count too, unless letters make them another country's
 * number.
 */
export function isPersonalNumber(number: string): boolean {
  const text = plain(number).trim()
  if (EIN.test(text)) return false
  return GROUPED.test(text) || (digitsOf(text).length === 9 && !LETTER.test(text))
}

/** True if a text has a number in it that looks like that of a Social Security card. */
export const namesSocialSecurity = (text: string): boolean => PRINTED.test(plain(text))

/** A personal number with its last four digits only, `***-**-6789`; any other number as it is. */
export const maskPersonalNumber = (number: string): string =>
  isPersonalNumber(number) ? `***-**-${digitsOf(number).slice(-4)}` : number

/** A number that was masked before, so that it can be shown but not filed. */
export const isMaskedNumber = (number: string): boolean => /^\*{3}-\*{2}-\d{4}$/.test(number)
