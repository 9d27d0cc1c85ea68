import { type CalendarDay, parseDay } from '../calendar/index.ts'
import type { DraftData } from '../entry/index.ts'
import type { Cents } from '../money/index.ts'
import { type Amounts, classesOf, type StatedPayment } from '../statement/index.ts'
import { filedAmounts, partCosts } from './part-costs.ts'

/** A payment of a span of days. */
export interface BookedPayment {
  /** The day on which it was paid, else the last day to pay it. */
  day: CalendarDay
  isPaid: boolean
  /** CBP's number of its statement; undefined while that is to come, and for what is paid alone. */
  statement: string | undefined
  entries: readonly BookedEntry[]
}

/** An entry of a payment. */
export interface BookedEntry {
  /** Undefined for what a monthly statement lists beyond the entries that are known. */
  number: string | undefined
  /** What its statement says; undefined where none came, so that what was filed counts. */
  stated: Amounts | undefined
}

/** A line for the books: one class of money of one part and purchase order on one entry. */
export interface BookRow {
  day: CalendarDay
  isPaid: boolean
  statement: string | undefined
  entry: string | undefined
  /** The entry date; undefined for an entry that is not known here. */
  entryDate: CalendarDay | undefined
  /** The file reference of the entry. */
  reference: string
  /** The purchase order of the goods; '' for none. */
  order: string
  part: string
  class: string
  amount: Cents
}

/** The draft of an entry, by its number; undefined for one that is not known here. */
export type DraftOf = (number: string) => DraftData | undefined

/** The lines of an entry of a payment, which add up to what is paid for it. */
export function bookRows(payment: BookedPayment, entry: BookedEntry, draftOf: DraftOf): BookRow[] {
  const draft = (entry.number && draftOf(entry.number)) || {}
  const { day, isPaid, statement } = payment
  const amounts = entry.stated ?? filedAmounts(draft)
  return partCosts(draft, amounts).flatMap(({ part, order, amounts: own }) =>
    classesOf(own).map((name) => ({
      day,
      isPaid,
      statement,
      entry: entry.number,
      entryDate: parseDay(draft.header?.entry_date),
      reference: draft.totals_declarations?.file_reference_no ?? '',
      order,
      part,
      class: name,
      amount: own[name] ?? 0n,
    })),
  )
}

/** The days of a span, both included. */
export interface BookSpan {
  from: CalendarDay
  to: CalendarDay
}

/** The payments of a span, the earliest first. What has no day yet is in none. */
export function bookedPayments(
  payments: readonly StatedPayment[],
  paidOn: ReadonlyMap<string, CalendarDay>,
  { from, to }: BookSpan,
): BookedPayment[] {
  return payments
    .flatMap((payment): BookedPayment[] => {
      const paid = paidOn.get(payment.key)
      const day = paid ?? payment.day
      if (!day || day < from || day > to) return []
      return [
        {
          day,
          isPaid: paid !== undefined,
          statement: payment.open?.statement.head.number,
          entries: payment.entries.map(({ number, stated }) => ({ number, stated })),
        },
      ]
    })
    .sort((one, other) => one.day.localeCompare(other.day))
}
