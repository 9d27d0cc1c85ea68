import { addDays, addWorkingDays, type CalendarDay } from '../calendar/index.ts'
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
 * The notifications of one deadline, in their order: some days ahead; two working days before the last day, which is the
 * eighth of ten working days after release; on the working day before CBP debits a statement; on the last day; and
 * after a last day of payment that was missed.
 */
export const REMINDERS = ['ahead', 'two_days_before', 'day_before', 'last_day', 'late'] as const
export type Reminder = (typeof REMINDERS)[number]

interface Stage {
  reminder: Reminder
  /** From which day on it goes, for a deadline of this last day. */
  begins: (lastDay: CalendarDay) => CalendarDay
}

/** A filing or an answer needs a few days; a correction or a protest needs documents first. */
const SOON = 3
const EARLY = 30

const ahead = (days: number): Stage => ({ reminder: 'ahead', begins: (day) => addDays(day, -days) })
const TWO_DAYS_BEFORE: Stage = { reminder: 'two_days_before', begins: (day) => addWorkingDays(day, -2) }
const DAY_BEFORE: Stage = { reminder: 'day_before', begins: (day) => addWorkingDays(day, -1) }
const LAST_DAY: Stage = { reminder: 'last_day', begins: (day) => day }
const LATE: Stage = { reminder: 'late', begins: (day) => addWorkingDays(day, 1) }

/** A missed payment is notified within so many working days: a server that did not run sends no old ones. */
const LATE_DAYS = 5

const STAGES: Readonly<Record<NoticedKind | 'debit', readonly Stage[]>> = {
  security_filing: [ahead(SOON)],
  summary: [TWO_DAYS_BEFORE, LAST_DAY],
  payment: [TWO_DAYS_BEFORE, LAST_DAY, LATE],
  debit: [TWO_DAYS_BEFORE, DAY_BEFORE, LATE],
  request: [ahead(SOON)],
  correction: [ahead(EARLY)],
  protest: [ahead(EARLY)],
}

/** A deadline as far as its notifications need it. */
export interface NoticedDeadline {
  kind: NoticedKind
  day: CalendarDay
  /** True for a payment that CBP debits with a statement. */
  isDebit: boolean
}

/** The notification that a deadline has today; undefined before the first one, and after a last day that passes in silence. */
export function reminderOn(
  { kind, day, isDebit }: NoticedDeadline,
  today: CalendarDay,
): Reminder | undefined {
  const stages = STAGES[kind === 'payment' && isDebit ? 'debit' : kind]
  const reminder = stages.findLast(({ begins }) => begins(day) <= today)?.reminder
  if (today <= day) return reminder
  return reminder === 'late' && today <= addWorkingDays(day, LATE_DAYS) ? reminder : undefined
}

/** The last days of which one may have a notification today, today itself included. */
export const noticedSpan = (kind: NoticedKind, today: CalendarDay): DaySpan => SPANS[kind](today)

const until = (days: number) => (today: CalendarDay) => ({ from: today, to: addDays(today, days) })

const SPANS: Readonly<Record<NoticedKind, (today: CalendarDay) => DaySpan>> = {
  security_filing: until(SOON),
  summary: (today) => ({ from: today, to: addWorkingDays(today, 2) }),
  payment: (today) => ({ from: addWorkingDays(today, -LATE_DAYS), to: addWorkingDays(today, 2) }),
  request: until(SOON),
  correction: until(EARLY),
  protest: until(EARLY),
}
