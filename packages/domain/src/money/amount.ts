const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/

/** Whole digits and decimals that an amount can have: more than customs takes, and what 999 lines can add up. */
export const MAX_WHOLE_DIGITS = 11
const MAX_DECIMALS = 40

/** Decimal places of the amounts that the product keeps (specification 2§9). */
export const PLACES = { currency: 2, quantity: 3, exchange: 6, rate: 4 } as const
export type AmountKind = keyof typeof PLACES

/** Rates never exceed this. */
export const MAX_RATE = '999.9999'

/**
 * A typed number as plain decimal text: '$12,129' gives '12129', '.5' gives '0.5'.
 * Undefined when it cannot be read without guessing ('1,5', '1.234,56', '12 kg') or is longer than any amount.
 */
export function plainDecimal(typed: string): string | undefined {
  const text = typed.trim().replace(/^(-?)\$\s*/, '$1')
  if (!PLAIN.test(text) && !GROUPED.test(text)) return undefined
  const [whole = '', fraction] = text.replace(/^-/, '').replaceAll(',', '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  if (digits.length > MAX_WHOLE_DIGITS || (fraction && fraction.length > MAX_DECIMALS)) return undefined
  return (text.startsWith('-') ? '-' : '') + digits + (fraction ? `.${fraction}` : '')
}

/** The whole part of a typed number, its decimals cut off; undefined when it cannot be read. */
export const wholePart = (typed: string): string | undefined => plainDecimal(typed)?.split('.')[0]

/** Plain decimal text with its whole digits in groups of three: '-1234567.5' gives '-1,234,567.5'. */
export const groupThousands = (decimal: string): string =>
  decimal.replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))
