import { addDays, type CalendarDay } from '../calendar/index.ts'
import { type Cents, sumCents } from '../money/index.ts'
import type { Amounts } from './amounts.ts'

/** Money that is owed for an entry; without a number, what a monthly statement lists beyond the entries that are known. */
export interface OwedEntry {
  number: string | undefined
  amount: Cents
  /** The amount by class, as CBP's statement has it; undefined where no statement has the entry. */
  stated?: Amounts | undefined
}

/** What is paid at once: a statement, or the entries of one day that are paid alone. */
export interface OwedPayment {
  /** The same for no other payment. */
  key: string
  /** The last day to authorize it; undefined while it is not known. */
  day: CalendarDay | undefined
  entries: readonly OwedEntry[]
}

export interface OwedDay<Payment extends OwedPayment> {
  /** Undefined for what has no day yet. */
  day: CalendarDay | undefined
  payments: readonly Payment[]
  amount: Cents
}

/** The days ahead for which cash is planned. */
export const CASH_DAYS = [30, 60, 90] as const

export interface CashNeed {
  days: number
  /** The last day of the span. */
  until: CalendarDay
  /** With what is past its day; without what has no day yet. */
  amount: Cents
}

export interface OwedPlan<Payment extends OwedPayment> {
  /** The earliest first, and last what has no day. */
  days: readonly OwedDay<Payment>[]
  needs: readonly CashNeed[]
  total: Cents
}

export const paymentTotal = ({ entries }: OwedPayment): Cents => sumCents(entries.map(({ amount }) => amount))

/** The payments of an organization by day, and the cash that they need. */
export function owedPlan<Payment extends OwedPayment>(
  payments: readonly Payment[],
  today: CalendarDay,
): OwedPlan<Payment> {
  const days = [...Map.groupBy(payments, ({ day }) => day)]
    .map(([day, own]) => ({ day, payments: own, amount: sumCents(own.map(paymentTotal)) }))
    .sort((one, other) => orderOf(one.day).localeCompare(orderOf(other.day)))
  const needs = CASH_DAYS.map((count) => {
    const until = addDays(today, count)
    const due = days.filter(({ day }) => day !== undefined && day <= until)
    return { days: count, until, amount: sumCents(due.map(({ amount }) => amount)) }
  })
  return { days, needs, total: sumCents(days.map(({ amount }) => amount)) }
}

const LAST = '9999-12-31'

const orderOf = (day: CalendarDay | undefined): string => day ?? LAST
