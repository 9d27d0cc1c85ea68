import { addDays, addYears, type CalendarDay, type CalendarMonth, monthOf } from '../calendar/index.ts'
import { type Cents, sumCents } from '../money/index.ts'

/** A charge for one filing. */
export interface FeeLine {
  chargedOn: CalendarDay
  amount: Cents
}

/** What an organization owes for the filings of a month. */
export interface FeeInvoice {
  number: string
  dueOn: CalendarDay
  amount: Cents
  /** What came for it. */
  paid: Cents
}

/** The number of an invoice: the month of its filings, and its place among the invoices of that month, from 1. */
export const invoiceNumber = (month: CalendarMonth, place: number): string =>
  `FEE-${month}-${String(place).padStart(4, '0')}`

/** The months that are over on a day and have lines without an invoice, each with its lines, the earliest first. */
export function monthsToInvoice<Line extends FeeLine>(
  lines: readonly Line[],
  today: CalendarDay,
): { month: CalendarMonth; lines: readonly Line[]; amount: Cents }[] {
  const months = Map.groupBy(lines, ({ chargedOn }) => monthOf(chargedOn))
  return [...months]
    .filter(([month]) => month < monthOf(today))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => ({ month, lines: own, amount: sumCents(own.map(({ amount }) => amount)) }))
}

/** What is still to pay of an invoice. */
export const openAmount = ({ amount, paid }: Pick<FeeInvoice, 'amount' | 'paid'>): Cents =>
  amount > paid ? amount - paid : 0n

/** An invoice as it is on a day. */
export const INVOICE_STATES = ['paid', 'open', 'late'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export const invoiceState = (invoice: FeeInvoice, today: CalendarDay): InvoiceState => {
  if (openAmount(invoice) === 0n) return 'paid'
  return today > invoice.dueOn ? 'late' : 'open'
}

/** The invoice that has been unpaid for longer than the days of grace after its last day; the oldest of several. */
export const invoiceInArrears = <Invoice extends FeeInvoice>(
  invoices: readonly Invoice[],
  today: CalendarDay,
  graceDays: number,
): Invoice | undefined =>
  invoices
    .filter((one) => openAmount(one) > 0n && addDays(one.dueOn, graceDays) < today)
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0]

/**
 * The most that the operator is liable for to an organization: what it paid in the 12 months up to a day (Terms of
 * Service, 'Liability'). It is never more than the fees charged for those payments.
 */
export const liabilityCap = (
  payments: readonly { receivedOn: CalendarDay; amount: Cents }[],
  today: CalendarDay,
): Cents => {
  const from = addYears(today, -1)
  return sumCents(
    payments.filter(({ receivedOn }) => receivedOn > from && receivedOn <= today).map(({ amount }) => amount),
  )
}
