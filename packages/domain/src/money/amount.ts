import { Big } from 'big.js'

const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/

/** Whole digits and decimals that an amount can have: more than customs takes, and what 999 lines can add up. */
export const MAX_WHOLE_DIGITS = 11
const MAX_DECIMALS = 40

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

/** A typed number as an exact decimal; undefined when empty or unreadable. */
export function parseAmount(typed: string | undefined): Big | undefined {
  const text = typed === undefined ? undefined : plainDecimal(typed)
  return text === undefined ? undefined : new Big(text)
}

/** Decimal places of the amounts that the product keeps (specification 2§9). */
export const PLACES = { currency: 2, quantity: 3, exchange: 6, rate: 4 } as const
export type AmountKind = keyof typeof PLACES

/** Rates never exceed this. */
export const MAX_RATE = '999.9999'

/** Rounds half up (away from zero) to the places of its kind, always written out: '473.03'. Rates stop at 999.9999. */
export function roundAmount(amount: Big, kind: AmountKind): string {
  const rounded = amount.round(PLACES[kind], Big.roundHalfUp)
  return kind === 'rate' && rounded.gt(MAX_RATE) ? MAX_RATE : rounded.toFixed(PLACES[kind])
}

/** Whole dollars, half up: CBP takes 123.50 as 124 and 123.49 as 123. */
export const roundDollars = (amount: Big): string => amount.round(0, Big.roundHalfUp).toFixed(0)

/** '$12,129.00' for an amount that can be read; the text itself otherwise. */
export function formatUsd(typed: string | undefined): string {
  const amount = parseAmount(typed)
  if (!amount) return typed ?? ''
  const [whole = '', cents = ''] = roundAmount(amount.abs(), 'currency').split('.')
  const sign = amount.lt(0) ? '-' : ''
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}
