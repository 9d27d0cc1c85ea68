import type { EntryStatus } from './status.ts'
import type { SummaryControl } from './summary-control.ts'

/**
 * How a summary that was filed is filed again: what customs refused is corrected, what it accepted is replaced while the
 * trade controls it or CBP has sent it back, and corrected by a post summary correction once it is paid.
 */
export type NewVersion = 'correction' | 'replacement' | 'post_summary_correction'

/** What decides how a summary is filed again. */
export interface FiledVersion {
  status: EntryStatus
  /** The day on which a member recorded the payment, `YYYY-MM-DD`. */
  duty_paid_on: string | null
  /** Whether the summary itself is a post summary correction: after one, customs takes only another. */
  is_post_summary: boolean
  control: SummaryControl
  /** Whether CBP waits for documents that nobody has marked as sent: meanwhile it takes no correction (B59). */
  awaits_documents: boolean
}

/**
 * The new version that a summary can have; undefined while it is open or customs has not answered. Customs wants each
 * under the same entry number (AE chapter, July 2026, usage notes a and gg).
 */
export function newVersionOf({
  status,
  duty_paid_on,
  is_post_summary,
  control,
  awaits_documents,
}: FiledVersion): NewVersion | undefined {
  if (control === 'cancelled') return undefined
  if (status === 'rejected') return 'correction'
  if (status !== 'accepted' && status !== 'released') return undefined
  if (control === 'sent_back' && !is_post_summary) return 'replacement'
  if (duty_paid_on !== null || is_post_summary)
    return awaits_documents ? undefined : 'post_summary_correction'
  return status === 'accepted' && control === 'trade' ? 'replacement' : undefined
}

/** Conditions by which customs refuses the number itself: missing, not numeric, wrong check digit. */
const NUMBER_REFUSED: readonly string[] = ['B14', 'B15', 'B16']

/** Whether a correction needs another number, because customs refused the one that was filed. */
export const isNumberRefused = (conditionCodes: readonly string[]): boolean =>
  conditionCodes.some((code) => NUMBER_REFUSED.includes(code))

/**
 * The action of record 10: the first summary of a number is added, a later version replaces. R also adds when nothing
 * is on file, and asks for no matching file reference (AE chapter, July 2026, usage note a).
 */
export const filingAction = (summaryVersion: number): 'A' | 'R' => (summaryVersion === 1 ? 'A' : 'R')
