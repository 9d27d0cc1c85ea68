import type { LineItem } from '../entry/draft.ts'
import { centsText, percentOf, scaled } from './cents.ts'
import type { Figure } from './figure.ts'

/** What a line's rates make of its entered value; a figure is missing when value or rate is. */
export interface LineFigures {
  duty_amount?: Figure
  adcvd_amount?: Figure
  ir_tax_amount?: Figure
}

const RATES = {
  duty_amount: { rate: 'hts_rate', label: 'Duty' },
  adcvd_amount: { rate: 'adcvd_rate', label: 'AD/CVD' },
  ir_tax_amount: { rate: 'irc_rate', label: 'I.R. tax' },
} as const

/** Duty, AD/CVD and I.R. tax, each entered value times its rate in percent, half up to cents (2§9). */
export function lineFigures(
  line: Pick<LineItem, 'entered_value' | 'hts_rate' | 'adcvd_rate' | 'irc_rate'>,
): LineFigures {
  const value = scaled(line.entered_value, 2)
  if (value === undefined) return {}
  const figures: LineFigures = {}
  for (const [field, { rate, label }] of Object.entries(RATES) as [
    keyof LineFigures,
    (typeof RATES)['duty_amount'],
  ][]) {
    const amount = percentOf(value, line[rate])
    if (amount === undefined) continue
    const text = centsText(amount)
    figures[field] = {
      amount: text,
      terms: [{ label: `${label}: ${centsText(value)} × ${line[rate]} %`, amount: text }],
    }
  }
  return figures
}
