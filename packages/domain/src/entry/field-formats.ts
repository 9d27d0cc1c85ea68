import { parseDay } from '../calendar/index.ts'
import { plainDecimal, wholePart } from '../money/amount.ts'

/** Text to text; '' and undefined pass unchanged. Each format is idempotent and leaves what it cannot read. */
export type Format = (typed: string) => string

export const upper: Format = (typed) => typed.trim().toUpperCase()
export const lower: Format = (typed) => typed.trim().toLowerCase()
export const trim: Format = (typed) => typed.trim()
export const day: Format = (typed) => parseDay(typed) ?? typed
export const number: Format = (typed) => plainDecimal(typed) ?? typed
export const compactUpper: Format = (typed) => upper(typed).replace(/\s+/g, '')

/** Digits only, with leading zeros to a width: '1' as entry type gives '01'. */
export const padded =
  (width: number): Format =>
  (typed) =>
    /^\d+$/.test(typed.trim()) ? typed.trim().padStart(width, '0') : typed.trim()

/** AD/CVD case: 'a570967' gives A-570-967, with a suffix of three digits A-570-967-000. */
export const adcvdCase: Format = (typed) => {
  const match = /^([AC])(\d{3})(\d{3})(\d{3})?$/.exec(upper(typed).replace(/[\s-]/g, ''))
  return match ? match.slice(1).filter(Boolean).join('-') : upper(typed)
}

/** A phone number as block 46 has it. */
export const US_PHONE = /^\(\d{3}\) \d{3}-\d{4}$/

/** Ten digits, or eleven with the country code 1, as (###) ###-####. */
export const usPhone: Format = (typed) => {
  const digits = typed.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^\d{10}$/.test(digits)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : typed.trim()
}

/** Nine digits as 5-4. */
export const zipPlusFour: Format = (typed) => upper(typed).replace(/^(\d{5})[\s-]?(\d{4})$/, '$1-$2')

/** A day as MM/DD/YYYY, the text of block 45. */
export const formDay: Format = (typed) => {
  const read = parseDay(typed)
  return read ? `${read.slice(5, 7)}/${read.slice(8)}/${read.slice(0, 4)}` : typed.trim()
}

/** Three upper-case letters (specification 2§5): 'fob Shanghai' gives FOB. */
export const incoterm: Format = (typed) => compactUpper(typed).slice(0, INCOTERM_LENGTH)
const INCOTERM_LENGTH = 3

/** Whole dollars: what follows the point is dropped, not rounded (specification 2§5). */
export const truncated: Format = (typed) => wholePart(typed) ?? typed

/** An amount with both decimals written out; one that has more stays as it is. */
export const twoPlaces: Format = (typed) => {
  const plain = plainDecimal(typed)
  if (plain === undefined) return typed
  return /^\d+(\.\d{1,2})?$/.test(plain)
    ? `${plain.split('.')[0]}.${(plain.split('.')[1] ?? '').padEnd(2, '0')}`
    : plain
}
