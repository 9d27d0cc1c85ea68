import {
  addMonths,
  addWorkingDays,
  type CalendarDay,
  type CalendarMonth,
  daysBetween,
  monthOf,
  nextMonthNumbered,
  parseDay,
  workingDayOf,
} from '../calendar/index.ts'
import type { DraftData, TotalsSection } from '../entry/draft.ts'
import { INDIVIDUAL_PAYMENT, type PaymentType, paymentType } from '../reference/payment-types.ts'

/** An entry summary is filed, and its estimated duty deposited, within ten working days of entry (19 CFR 142.12(b)). */
export const SUMMARY_WORKING_DAYS = 10
/** A periodic monthly statement is paid by the fifteenth working day of its month. */
const PERIODIC_WORKING_DAY = 15

type Typed = Pick<TotalsSection, 'payment_type' | 'statement_date' | 'statement_month'>

/**
 * The payment type of an entry: individual if none was chosen; undefined for a code that CBP does not know.
 */
export const chosenPayment = (typed: Typed | undefined): PaymentType | undefined =>
  paymentType(typed?.payment_type || INDIVIDUAL_PAYMENT)

/** The day of the preliminary statement; undefined when the entry is paid alone, or while the day is not known. */
export const statementDay = (typed: Typed | undefined): CalendarDay | undefined =>
  chosenPayment(typed)?.kind === 'individual' ? undefined : parseDay(typed?.statement_date)

/**
 * The day by which the summary of an entry is filed and its deposit paid without a monthly statement: counted from CBP's
 * release where it is known, else from the entry date. Undefined while neither is.
 */
export function depositDueDay(
  entryDate: string | undefined,
  releasedOn?: CalendarDay | undefined,
): CalendarDay | undefined {
  const day = releasedOn ?? parseDay(entryDate)
  return day && addWorkingDays(day, SUMMARY_WORKING_DAYS)
}

/**
 * The day by which duty and fees of an entry are paid: with a monthly statement the fifteenth working day of its month,
 * otherwise ten working days after CBP's release, and after the entry date while that is not known. Undefined while no day
 * or that month is known.
 */
export function paymentDueDay(
  { header, totals_declarations: totals }: Pick<DraftData, 'header' | 'totals_declarations'>,
  releasedOn?: CalendarDay | undefined,
): CalendarDay | undefined {
  if (chosenPayment(totals)?.kind !== 'periodic') return depositDueDay(header?.entry_date, releasedOn)
  const from = parseDay(totals?.statement_date) ?? parseDay(header?.entry_date)
  const month = from && nextMonthNumbered(totals?.statement_month, from)
  return month && workingDayOf(month, PERIODIC_WORKING_DAY)
}

/** The last days on which an entry may be paid: alone or on a daily statement, and on the monthly one. */
export interface PaymentDays {
  alone: CalendarDay
  monthly: CalendarDay
  /** The month of the monthly statement. */
  month: CalendarMonth
  /** The days by which the monthly statement is paid later. */
  later: number
}

/**
 * When an entry is paid by each way, if it goes on the statement of the month after its release (19 CFR 24.25). Undefined
 * while neither day of release nor entry date is known.
 */
export function paymentDays(
  entryDate: string | undefined,
  releasedOn?: CalendarDay | undefined,
): PaymentDays | undefined {
  const from = releasedOn ?? parseDay(entryDate)
  const alone = depositDueDay(entryDate, releasedOn)
  if (!from || !alone) return undefined
  const month = addMonths(monthOf(from), 1)
  const monthly = workingDayOf(month, PERIODIC_WORKING_DAY)
  return { alone, monthly, month, later: daysBetween(alone, monthly) }
}
