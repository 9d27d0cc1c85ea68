import { formHts } from '../entry/hts-formats.ts'
import { latinLetters } from '../reference/latin-letters.ts'

/** The reading of the text of a tariff number. */
export type HtsReading =
  /** `isMended` when more than points and spaces was taken off, such as 'HTS:' or the country in front. */
  | { is: 'whole'; number: string; isMended: boolean }
  /** An odd number of digits: a spreadsheet drops the zero in front. The number with it is only proposed. */
  | { is: 'lost-zero'; proposal: string }
  /** Four, six or eight digits: the beginning of a number of the tariff, such as invoices of other countries have. */
  | { is: 'short'; beginning: string }
  | { is: 'other' }

const LOST_ZERO_DIGITS: ReadonlySet<number> = new Set([5, 7, 9])
const SHORT_DIGITS: ReadonlySet<number> = new Set([4, 6, 8])

/** A subheading that a spreadsheet keeps as a number: 8507.60 reads 8507.6, and 0406.90 reads 406.9. */
const NUMBER_OF_SHEET = /^(\d{3,4})\.(\d)$/

const withPoints = (digits: string): string => digits.replace(/(?<=^\d{4}|^\d{6})(?=\d)/g, '.')

/** The text before a number: its name, and the country of the tariff. */
const IN_FRONT =
  /^(?:\s|HTSUSA?|HTS|HSN?|H\.?S\.?|TARIFF|COMMODITY|CUSTOMS|CODE|NUMBER|NO|NR|US|EU|GB|UK|CN|CA|MX|DE|[:#.-])*(?=\d)/

/** Reads a tariff number. A zero that may be lost is never added: the person says so. */
export function readHts(text: string): HtsReading {
  // A formula or an apostrophe keeps a spreadsheet from making a number of it: ="0406901200", '0406901200.
  const plain = latinLetters(text)
    .toUpperCase()
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^['"](.*?)['"]?$/, '$1')
    // '9401698031.0' was a number of a program, and '(0%)' is its rate.
    .replace(/(?<=^\d{8,10})\.0$|\s*\([^()]*\)$/, '')
  const [, heading, rest] = NUMBER_OF_SHEET.exec(plain) ?? []
  if (heading?.length === 4) return { is: 'short', beginning: `${heading}.${rest}0` }
  if (heading) return { is: 'lost-zero', proposal: `0${heading}.${rest}0` }
  const digits = plain.replace(IN_FRONT, '').replace(/[\s.-]/g, '')
  if (!/^\d+$/.test(digits)) return { is: 'other' }
  const isMended = !/^[\d.\s-]*$/.test(text.trim()) || /^\d{8,10}\.0$/.test(text.trim())
  if (digits.length === 10) return { is: 'whole', number: formHts(digits), isMended }
  if (LOST_ZERO_DIGITS.has(digits.length)) {
    const all = `0${digits}`
    return { is: 'lost-zero', proposal: all.length === 10 ? formHts(all) : withPoints(all) }
  }
  return SHORT_DIGITS.has(digits.length) ? { is: 'short', beginning: withPoints(digits) } : { is: 'other' }
}
