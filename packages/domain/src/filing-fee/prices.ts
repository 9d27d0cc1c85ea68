import { addDays, type CalendarDay } from '../calendar/index.ts'
import type { Cents } from '../money/index.ts'

/** The operator's price of one filing, from a day on. */
export interface FilingPrice {
  from: CalendarDay
  amount: Cents
}

/** A price with the moment at which the organizations were notified of it. */
export interface AnnouncedPrice extends FilingPrice {
  announcedOn: CalendarDay
  announcedAt: Date
}

/** A price that rises is announced this many days ahead (Terms of Service, 'Fees'). */
export const NOTICE_DAYS = 30

/**
 * What an organization that was made at `joinedAt` pays for a filing accepted on a day; 0 without a price. A price that
 * was not announced in time counts only where it is lower than the one before it. Who joined after the announcement
 * agreed to the price by joining.
 */
export function priceOn(prices: readonly AnnouncedPrice[], day: CalendarDay, joinedAt: Date): Cents {
  const [latest, ...earlier] = begun(prices, day)
  if (!latest) return 0n
  if (joinedAt > latest.announcedAt || noticeEnds(latest) <= day) return latest.amount
  const before = priceOn(earlier, day, joinedAt)
  const isLower = latest.amount < before
  return isLower ? latest.amount : before
}

/** The first day after a day on which an organization pays another price, and that price; undefined where none comes. */
export function nextPrice(
  prices: readonly AnnouncedPrice[],
  day: CalendarDay,
  joinedAt: Date,
): FilingPrice | undefined {
  const now = priceOn(prices, day, joinedAt)
  return prices
    .flatMap((price) => [price.from, noticeEnds(price)])
    .filter((from) => from > day)
    .sort()
    .map((from) => ({ from, amount: priceOn(prices, from, joinedAt) }))
    .find(({ amount }) => amount !== now)
}

const noticeEnds = ({ announcedOn }: AnnouncedPrice): CalendarDay => addDays(announcedOn, NOTICE_DAYS)

/** The prices whose first day has come, the latest first. */
const begun = (prices: readonly AnnouncedPrice[], day: CalendarDay): AnnouncedPrice[] =>
  prices.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))
