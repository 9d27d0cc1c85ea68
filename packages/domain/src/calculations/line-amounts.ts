import type { LineItem } from '../entry/draft.ts'
import { centsText, percentOf, scaled } from '../money/cents.ts'
import type { Amount } from './amount.ts'

/** What a line's rates make of its entered value; an amount is missing when value or rate is. */
export interface LineAmounts {
  duty_amount?: Amount
  adcvd_amount?: Amount
  second_case_amount?: Amount
  ir_tax_amount?: Amount
}

const RATES = {
  duty_amount: { rate: 'hts_rate', label: 'Duty' },
  adcvd_amount: { rate: 'adcvd_rate', label: 'AD/CVD' },
  second_case_amount: { rate: 'second_case_rate', label: 'AD/CVD' },
  ir_tax_amount: { rate: 'irc_rate', label: 'I.R. tax' },
} as const

/** Duty, AD/CVD and I.R. tax, each entered value times its rate in percent, half up to cents (2§9). */
export function lineAmounts(
  line: Pick<LineItem, 'entered_value' | 'hts_rate' | 'adcvd_rate' | 'second_case_rate' | 'irc_rate'>,
): LineAmounts {
  const value = scaled(line.entered_value, 2)
  if (value === undefined) return {}
  const amounts: LineAmounts = {}
  for (const [field, { rate, label }] of Object.entries(RATES) as [
    keyof LineAmounts,
    (typeof RATES)['duty_amount'],
  ][]) {
    const amount = percentOf(value, line[rate])
    if (amount === undefined) continue
    const text = centsText(amount)
    amounts[field] = {
      amount: text,
      components: [{ label: `${label}: ${centsText(value)} × ${line[rate]} %`, amount: text }],
    }
  }
  return amounts
}
