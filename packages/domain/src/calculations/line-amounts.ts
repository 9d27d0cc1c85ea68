import type { LineItem } from '../entry/draft.ts'
import { label, type MessageDescriptor, type Sentence, say, sentenceOf } from '../messages/index.ts'
import { type Cents, centsText, percentOf, scaled, toCents } from '../money/cents.ts'
import type { Amount } from './amount.ts'
import { CASE_FIELDS, type CaseFields, caseDutyByRate, caseOf } from './line-cases.ts'
import { furtherRowSums } from './tariff-stack.ts'

/**
 * A line's amounts, computed from its rates and entered value; an amount is missing when value or rate is.
 */
export interface LineAmounts {
  duty_amount?: Amount
  adcvd_amount?: Amount
  second_case_amount?: Amount
  ir_tax_amount?: Amount
}

type RatedLine = Partial<LineItem>

/**
 * Duty, AD/CVD and I.R. tax, each entered value times its rate in percent, half up to cents (2§9). The duty includes that of
 * the further tariff rows, whose value the own rate leaves out.
 */
export function lineAmounts(line: RatedLine): LineAmounts {
  const value = scaled(line.entered_value, 2)
  if (value === undefined) return {}
  const amounts: LineAmounts = {}
  const set = (field: keyof LineAmounts, amount: Amount | undefined) => {
    if (amount) amounts[field] = amount
  }
  const others = furtherRowSums(line)
  set('duty_amount', withRows(byRate(DUTY_BY_RATE, value - others.value, line.hts_rate), others.duty))
  set('adcvd_amount', byCase(line, CASE_FIELDS.first, value))
  set('second_case_amount', byCase(line, CASE_FIELDS.second, value))
  set('ir_tax_amount', byRate(TAX_BY_RATE, value, line.irc_rate))
  return amounts
}

const DUTY_BY_RATE = label({
  id: 'amount.duty-by-rate',
  defaultMessage: 'Duty: {value} × {rate} %',
})
const DUTY_OF_ROWS = label({ id: 'amount.duty-of-rows', defaultMessage: 'Duty of the further tariff rows' })
const TAX_BY_RATE = label({
  id: 'amount.tax-by-rate',
  defaultMessage: 'I.R. tax: {value} × {rate} %',
})

function byRate(label: MessageDescriptor, value: Cents, rate: string | undefined): Amount | undefined {
  const amount = percentOf(value, rate)
  return amount === undefined
    ? undefined
    : amountOf(sentenceOf(label, { value: centsText(value), rate: rate! }), centsText(amount))
}

function withRows(own: Amount | undefined, duty: Cents): Amount | undefined {
  if (!own || duty === 0n) return own
  return {
    amount: centsText(toCents(own.amount) + duty),
    components: [...own.components, { label: sentenceOf(DUTY_OF_ROWS), amount: centsText(duty) }],
  }
}

/** AD/CVD: percent of the value that the case counts, or dollars for each of its units. */
function byCase(line: RatedLine, fields: CaseFields, value: Cents): Amount | undefined {
  const one = caseOf(line, fields)
  const amount = caseDutyByRate(one, value)
  if (amount === undefined) return undefined
  const label = one.isSpecific
    ? say(
        { id: 'amount.case-by-unit', defaultMessage: 'AD/CVD: {quantity} × {rate}' },
        { quantity: one.quantity ?? '', rate: one.rate ?? '' },
      )
    : say(
        { id: 'amount.case-by-rate', defaultMessage: 'AD/CVD: {value} × {rate} %' },
        { value: one.value || centsText(value), rate: one.rate ?? '' },
      )
  return amountOf(label, centsText(amount))
}

const amountOf = (label: Sentence, amount: string): Amount => ({ amount, components: [{ label, amount }] })
