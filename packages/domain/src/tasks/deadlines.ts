import { depositDueDay } from '../calculations/payment.ts'
import { addDays, type CalendarDay } from '../calendar/index.ts'
import {
  expectedLiquidationDay,
  lastCorrectionDay,
  lastDrawbackDay,
  lastProtestDay,
  PROTEST_DAYS,
} from './after-filing-days.ts'
import type { DeadlineKind } from './deadline-key.ts'

/**
 * The kinds whose day follows from a date of the entry: the summary from CBP's release where it is known, drawback from
 * the import date, the others from the entry date. A payment has a day of its statement, a security filing that of lading, and a request CBP's.
 */
export type DatedKind = Exclude<DeadlineKind, 'payment' | 'security_filing' | 'request'>

export const isDated = (kind: DeadlineKind): kind is DatedKind => Object.hasOwn(DAY_OF, kind)

const DAY_OF: Record<DatedKind, (date: CalendarDay) => CalendarDay> = {
  summary: (entryDate) => depositDueDay(entryDate)!,
  correction: lastCorrectionDay,
  liquidation: expectedLiquidationDay,
  protest: (entryDate) => lastProtestDay(entryDate),
  drawback: lastDrawbackDay,
}

/** The day of a kind for an entry of this date, which CBP liquidated on a day, where that is known. */
export const deadlineOf = (
  kind: DatedKind,
  date: CalendarDay,
  liquidatedOn?: CalendarDay | undefined,
): CalendarDay => (kind === 'protest' ? lastProtestDay(date, liquidatedOn) : DAY_OF[kind](date))

/** The last day of a kind comes this many days after its date at most. */
const longestDays = (kind: DatedKind): number => (kind === 'drawback' ? 1830 : 600)

/** The days of liquidation whose last day to protest lies in a span. */
export const liquidationsToProtest = ({ from, to }: DaySpan): DaySpan => ({
  from: addDays(from, -PROTEST_DAYS),
  to: addDays(to, -PROTEST_DAYS),
})

export interface DaySpan {
  from: CalendarDay
  to: CalendarDay
}

/**
 * The entry dates whose deadline of this kind lies in a span of days, both ends included; undefined when no entry date
 * leads into the span, and when it ends before it begins. A later entry date never has an earlier deadline, so these dates follow each other.
 */
export function entryDatesDue(kind: DatedKind, { from, to }: DaySpan): DaySpan | undefined {
  const start = addDays(from, -longestDays(kind))
  const days = Math.round((Date.parse(to) - Date.parse(start)) / DAY_MS)
  const firstFrom = firstIndex(days, (index) => DAY_OF[kind](addDays(start, index)) >= from)
  const firstAfter = firstIndex(days, (index) => DAY_OF[kind](addDays(start, index)) > to)
  return firstAfter > firstFrom
    ? { from: addDays(start, firstFrom), to: addDays(start, firstAfter - 1) }
    : undefined
}

const DAY_MS = 86_400_000

/** The first index from 0 on that fulfils a condition which holds from there on; `last + 1` when none does. */
function firstIndex(last: number, holds: (index: number) => boolean): number {
  let low = 0
  let high = last + 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
