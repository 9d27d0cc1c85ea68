import type { CalendarDay } from '../calendar/index.ts'
import { ON_FILE, type StatusColumns, TO_FILE } from '../entry/state/index.ts'
import { toCents } from '../money/index.ts'
import { type SummaryFacts, summaryDue } from './summary-due.ts'

/**
 * The due items in a list of entries: a summary to file, duty and fees to pay, a payment that waits for CBP's
 * release, or the day on which they were paid.
 */
export const ENTRY_DUE_KINDS = ['file', 'pay', 'after_release', 'paid'] as const

export interface EntryDue {
  kind: (typeof ENTRY_DUE_KINDS)[number]
  /** Undefined where the day is not known yet. */
  day: CalendarDay | undefined
}

interface Facts extends StatusColumns, SummaryFacts {
  payment_due: CalendarDay | undefined
  duty_paid_on: CalendarDay | undefined
  /** The amount owed: decimal text. */
  grand_total: string
  /** A later version replaces it, or CBP deleted its summary: nothing is due for this one. */
  is_replaced: boolean
  /** It went to the simulator, which is owed nothing. */
  is_practice: boolean
}

/**
 * Returns the item due for an entry; undefined if nothing is due, or while a draft's date of entry is not
 * known.
 */
export function entryDue(facts: Facts, today: CalendarDay): EntryDue | undefined {
  const { duty_paid_on, payment_due } = facts
  if (duty_paid_on) return { kind: 'paid', day: duty_paid_on }
  if (facts.is_replaced) return undefined
  if (TO_FILE.has(facts)) {
    const due = summaryDue(facts, today)
    return due && { kind: 'file', day: due.day }
  }
  if (facts.is_practice || toCents(facts.grand_total) <= 0n) return undefined
  return ON_FILE.has(facts) ? { kind: 'pay', day: payment_due } : { kind: 'after_release', day: undefined }
}
