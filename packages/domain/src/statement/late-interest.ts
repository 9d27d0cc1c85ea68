import { addDays, type CalendarDay, daysBetween } from '../calendar/index.ts'
import { defineMessage, type Message } from '../messages/index.ts'
import { type Cents, divideHalfUp, dollarsText } from '../money/index.ts'
import { interestRateOn } from '../reference/interest-rates.ts'

/** A payment after its day. */
export interface LatePayment {
  days: number
  /** About what CBP asks; undefined where the rate of one of the days is not known. */
  interest: Cents | undefined
  /** Where the rates were read. */
  sources: readonly string[]
}

const DAYS_A_YEAR = 365n

/**
 * The days by which an amount is paid late, and simple interest for them at the rate of each day. CBP works out its own
 * bill; this is about its size. Undefined for a payment in time.
 */
export function latePayment(amount: Cents, dueOn: CalendarDay, paidOn: CalendarDay): LatePayment | undefined {
  const days = daysBetween(dueOn, paidOn)
  if (days <= 0) return undefined
  const rates = Array.from({ length: days }, (_, index) => interestRateOn(addDays(dueOn, index + 1)))
  if (!rates.every((rate) => rate !== undefined)) return { days, interest: undefined, sources: [] }
  const percents = rates.reduce((sum, { percent }) => sum + BigInt(percent), 0n)
  return {
    days,
    interest: divideHalfUp(amount * percents, 100n * DAYS_A_YEAR),
    sources: [...new Set(rates.map(({ source }) => source))],
  }
}

/** A late payment in words, and what CBP may do about it. */
export const lateMessages = {
  rateNotKnown: defineMessage<{ days: number }>({
    id: 'statement.late.rate-not-known',
    defaultMessage:
      '{days, plural, one {# day} other {# days}} late. CBP asks interest from the day on which it was due; the rate of these days is not known here, so no amount is shown.',
  }),
  interest: defineMessage<{ days: number; amount: string; sources: string }>({
    id: 'statement.late.interest',
    defaultMessage:
      '{days, plural, one {# day} other {# days}} late: about {amount} of interest ({sources}). CBP sends its own bill.',
  }),
  consequence: defineMessage({
    id: 'statement.late.consequence',
    defaultMessage:
      'Pay now: the interest grows with each day. CBP may send a bill with interest and claim liquidated damages under your bond (19 CFR 113.62 and 142.15), and an importer under sanction loses its monthly statements.',
  }),
}

export const lateWords = ({ days, interest, sources }: LatePayment): Message =>
  interest === undefined
    ? lateMessages.rateNotKnown({ days })
    : lateMessages.interest({ days, amount: dollarsText(interest), sources: sources.join('; ') })
