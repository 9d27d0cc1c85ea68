import { addDays, type CalendarDay } from '../calendar/index.ts'
import type { DaySpan } from './deadlines.ts'

/** The deadlines that members are notified of: those after which a right or money is lost. CBP's liquidation is none. */
export const NOTICED_KINDS = [
  'security_filing',
  'summary',
  'payment',
  'request',
  'correction',
  'protest',
] as const
export type NoticedKind = (typeof NOTICED_KINDS)[number]

/** The kinds whose day follows from the entry or its statement; the day of a request is CBP's. */
export type NoticedEntryKind = Exclude<NoticedKind, 'request'>

/**
 * The number of days before its last day that a deadline is notified. A filing, a payment and an answer need a working
 * day or two; a correction or a protest needs documents first.
 */
const DAYS_AHEAD: Record<NoticedKind, number> = {
  security_filing: 3,
  summary: 3,
  payment: 3,
  request: 3,
  correction: 30,
  protest: 30,
}

/** The last days that are notified today, today itself included. A deadline that is past is notified no more. */
export const noticedSpan = (kind: NoticedKind, today: CalendarDay): DaySpan => ({
  from: today,
  to: addDays(today, DAYS_AHEAD[kind]),
})
