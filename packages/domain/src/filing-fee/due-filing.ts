import type { CalendarDay } from '../calendar/index.ts'
import { type SummaryFacts, summaryDue } from '../tasks/index.ts'

/** A deposit of duty, and the summary with it, is due this many working days after entry (19 CFR 142.12(b)). */
const SUMMARY_WORKING_DAYS = 10

/** A summary as its last day follows from it. */
export interface UnfiledSummary extends SummaryFacts {
  /** A later version of an entry that CBP has or had, or a correction: what CBP asked for is never held up. */
  isLaterVersion: boolean
}

/**
 * True for a summary whose days are running on a day, or are over. An unpaid fee never holds it up: a late summary costs
 * the importer liquidated damages, which no fee is worth.
 */
export function isDueFiling(summary: UnfiledSummary, today: CalendarDay): boolean {
  if (summary.isLaterVersion) return true
  const due = summaryDue(summary, today)
  return due !== undefined && due.workingDaysLeft <= SUMMARY_WORKING_DAYS
}
