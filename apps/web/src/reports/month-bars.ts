import { countText } from '../messages/money.ts'
import { monthLabel } from '../messages/month-label.ts'
import { t } from '../words/t.ts'

/** The bars of a chart from zero on: amounts are decimal text, lengths are percent of the longest bar. */
export interface BarScale {
  /** The unit of the figures under the bars. */
  unitLabel: string
  lengthOf: (amount: string) => number
  /** The amount in that unit, rounded: '9,412'. */
  figureOf: (amount: string) => string
}

/** From here on the figures of twelve columns no longer fit side by side in dollars. */
const IN_THOUSANDS_FROM = 1_000_000
const PERCENT = 100

/** The scale of these amounts: the highest has the longest bar. */
export function barScale(amounts: readonly string[]): BarScale {
  const most = Math.max(0, ...amounts.map(Number))
  const unit = most >= IN_THOUSANDS_FROM ? 1000 : 1
  return {
    unitLabel: t(
      {
        id: 'month-bars.text',
        defaultMessage: '{unit, plural, one {US dollars} other {Thousands of US dollars}}',
      },
      { unit },
    ),
    lengthOf: (amount) =>
      most > 0 ? Math.max(0, Math.round((Number(amount) / most) * PERCENT * 100) / 100) : 0,
    figureOf: (amount) => countText(Math.round(Number(amount) / unit)),
  }
}

/** A month as the foot of its bar: 'Feb', with its year at the first bar and in January: 'Dec 2025'. */
export function shortMonth(month: string, isFirst: boolean): string {
  const label = monthLabel(month)
  return isFirst || month.endsWith('-01') ? label : label.slice(0, label.indexOf(' '))
}
