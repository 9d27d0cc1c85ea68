import type { LineItem } from '../entry/draft.ts'
import { asWritten, sentenceOf } from '../messages/index.ts'
import { PLACES, plainDecimal } from '../money/amount.ts'
import { centsText, divideHalfUp, scaled, scaledText } from '../money/cents.ts'
import type { Amount } from './amount.ts'

/**
 * The value in US dollars of an invoice in another currency: its value times the dollars for one unit, the
 * rate half up to six places first, the product half up to cents. Undefined while value or rate is missing,
 * unreadable or the rate is not above zero. Source: 31 U.S.C. 5151, 19 CFR 159 subpart C; specification 2§9
 * for the rounding.
 */
export function invoiceValue(invoice: LineItem['invoice']): Amount | undefined {
  const value = plainDecimal(invoice?.foreign_value ?? '')
  const rate = scaled(invoice?.exchange_rate, PLACES.exchange)
  if (value === undefined || value.startsWith('-') || rate === undefined || rate <= 0n) return undefined
  const decimals = value.split('.')[1]?.length ?? 0
  const units = BigInt(value.replace('.', ''))
  const amount = centsText(
    divideHalfUp(units * rate, 10n ** BigInt(decimals + PLACES.exchange - PLACES.currency)),
  )
  const currency = invoice?.currency_code ? ` ${invoice.currency_code.toUpperCase()}` : ''
  const text = `${withoutEndZeros(value)}${currency} × ${withoutEndZeros(scaledText(rate, PLACES.exchange))}`
  return { amount, components: [{ label: sentenceOf(asWritten, { text }), amount }] }
}

/** '12129.50' as '12129.5', '3.000000' as '3'. */
const withoutEndZeros = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
