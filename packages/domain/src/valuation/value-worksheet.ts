import type { Amount, Component } from '../calculations/amount.ts'
import { invoiceValue } from '../calculations/invoice-value.ts'
import type { LineItem } from '../entry/draft.ts'
import { fieldLabel } from '../entry/field-words.ts'
import { valueAdditionFields, valueDeductionFields } from '../entry/fields/valuation.ts'
import { say, sentenceOf } from '../messages/index.ts'
import { PLACES } from '../money/amount.ts'
import {
  type Cents,
  centsText,
  divideHalfUp,
  scaled,
  sumCents,
  toCents,
  wholeDollars,
} from '../money/cents.ts'
import { includesDuty, termsOfSale } from './terms-of-sale.ts'

type Adjustment = keyof typeof valueDeductionFields | keyof typeof valueAdditionFields

const DEDUCTIONS = Object.keys(valueDeductionFields) as Adjustment[]
const ADDITIONS = Object.keys(valueAdditionFields) as Adjustment[]

/**
 * The entered value of a line from the price on its invoice: the price in US dollars, less what it includes
 * and is not dutiable, plus the dutiable amounts outside it, less the duty that a delivered duty paid price
 * includes. The amount is in whole dollars, and the components add up to it. It is not above zero when the
 * deductions exceed the price. Undefined without a price in dollars. Source: 19 CFR 152.102(f), 152.103(a),
 * (b) and (i); 19 CFR 159 subpart C.
 */
export function valueWorksheet(line: LineItem, incoterm?: string): Amount | undefined {
  const price = invoiceDollars(line.invoice)
  if (!price) return undefined
  const components = [
    ...price.components,
    ...adjustments(line, DEDUCTIONS, -1n),
    ...adjustments(line, ADDITIONS, 1n),
  ]
  const beforeDuty = sumCents(components.map(({ amount }) => toCents(amount)))
  const duty = dutyInPrice(line, incoterm, beforeDuty)
  if (duty) components.push(duty)
  const exact = beforeDuty + toCents(duty?.amount)
  const value = wholeDollars(exact)
  if (value !== exact)
    components.push({
      label: say({ id: 'amount.rounded', defaultMessage: 'Rounded to whole dollars' }),
      amount: centsText(value - exact),
    })
  return { amount: centsText(value), components }
}

/** The price on the invoice in US dollars; an invoice without a currency, or in USD, needs no rate. */
function invoiceDollars(invoice: LineItem['invoice']): Amount | undefined {
  const isDollars = ['', 'USD'].includes(invoice?.currency_code?.toUpperCase() ?? '')
  if (!isDollars || invoice?.exchange_rate) return invoiceValue(invoice)
  const price = scaled(invoice?.foreign_value, PLACES.currency)
  if (price === undefined || price < 0n) return undefined
  const amount = centsText(price)
  return {
    amount,
    components: [{ label: say({ id: 'amount.price', defaultMessage: 'Price on the invoice' }), amount }],
  }
}

const adjustments = ({ valuation }: LineItem, fields: readonly Adjustment[], sign: 1n | -1n): Component[] =>
  fields.flatMap((name) => {
    const cents = toCents(valuation?.[name])
    const label = sentenceOf(fieldLabel(`line_items.0.valuation.${name}`))
    return cents === 0n ? [] : [{ label, amount: centsText(sign * cents) }]
  })

const ONE = 10n ** BigInt(PLACES.rate + 2)

/**
 * The duty in a delivered duty paid price. It is a share of the value, not of the price, and the seller pays it for
 * the additions too: value = (price + additions - deductions) ÷ (1 + rate).
 */
function dutyInPrice(line: LineItem, incoterm: string | undefined, beforeDuty: Cents): Component | undefined {
  const percent = line.valuation?.duty_rate_in_price
  const rate = scaled(percent, PLACES.rate)
  if (!includesDuty(termsOfSale(line, incoterm)) || !rate || rate < 0n) return undefined
  const value = divideHalfUp(beforeDuty * ONE, ONE + rate)
  const label = say(
    { id: 'amount.duty-in-price', defaultMessage: 'Duty in the price at {percent} % of the value' },
    { percent: percent ?? '' },
  )
  return { label, amount: centsText(value - beforeDuty) }
}

/** The tolerance of one dollar for a line: the lines of an invoice are rounded so that they add up to it. */
const TOLERANCE: Cents = 100n

/** True if the entered value of a line is that of its worksheet, allowing a dollar of rounding. */
export const isWorksheetValue = (line: LineItem, worksheet: Amount): boolean => {
  const difference = toCents(line.entered_value) - toCents(worksheet.amount)
  return difference <= TOLERANCE && difference >= -TOLERANCE
}
