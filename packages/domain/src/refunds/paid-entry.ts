import type { CalendarDay } from '../calendar/index.ts'
import type { Cents } from '../money/index.ts'
import type { TariffQuestion } from '../reference/tariff-book.ts'

/** A tariff row as its duty was paid: digits without dots. */
export interface PaidRow {
  readonly hts: string
  readonly duty: Cents
}

/** A line of a filed entry as it was paid. */
export interface PaidLine {
  readonly number: string
  /** The facts of the goods; undefined where number, origin or day of the duty is missing. */
  readonly question: TariffQuestion | undefined
  readonly rows: readonly PaidRow[]
}

/** The fees of an entry that are compared. */
export const COMPARED_FEES = ['499', '501'] as const

/** A fee as it was paid, by CBP's class, and as the entry calls for it. */
export interface PaidFee {
  readonly class: (typeof COMPARED_FEES)[number]
  readonly paid: Cents
  readonly owed: Cents
}

/** A filed entry as it was paid. */
export interface PaidEntry {
  /** Filer code and entry number, without dashes. */
  readonly number: string
  readonly type: string
  readonly entryDate: CalendarDay
  readonly lines: readonly PaidLine[]
  /** The fees that are known; one that is not known is not compared. */
  readonly fees: readonly PaidFee[]
  /** The day on which CBP liquidated the entry, where it is known. */
  readonly liquidatedOn?: CalendarDay
}
