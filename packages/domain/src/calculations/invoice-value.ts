import { Big } from 'big.js'
import type { LineItem } from '../entry/draft.ts'
import { parseAmount } from '../money/amount.ts'
import type { Amount } from './amount.ts'

const PLACES_OF_A_RATE = 6

/**
 * What an invoice in another currency is worth in US dollars: its value times the dollars for one unit, the rate
 * half up to six places first, the product half up to cents. Undefined while value or rate is missing, unreadable
 * or the rate is not above zero. Source: 31 U.S.C. 5151, 19 CFR 159 subpart C; specification 2§9 for the rounding.
 */
export function invoiceValue(invoice: LineItem['invoice']): Amount | undefined {
  const value = parseAmount(invoice?.foreign_value)
  const rate = parseAmount(invoice?.exchange_rate)?.round(PLACES_OF_A_RATE, Big.roundHalfUp)
  if (!value || !rate || rate.lte(0) || value.lt(0)) return undefined
  const amount = value.times(rate).round(2, Big.roundHalfUp).toFixed(2)
  const currency = invoice?.currency_code ? ` ${invoice.currency_code.toUpperCase()}` : ''
  return { amount, components: [{ label: `${value.toFixed()}${currency} × ${rate.toFixed()}`, amount }] }
}
