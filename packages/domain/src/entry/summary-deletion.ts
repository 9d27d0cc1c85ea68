import type { DeletionState, EntryStatus } from './status.ts'
import type { SummaryControl } from './summary-control.ts'

export interface DeletableFacts {
  status: EntryStatus
  deletion: DeletionState | null
  /** The day on which a member recorded the payment, `YYYY-MM-DD`. */
  duty_paid_on: string | null
  /** A later version was filed under the same number: the deletion would remove that one. */
  is_superseded: boolean
  control: SummaryControl
}

export type DeletionRefusal =
  | 'entry_not_accepted'
  | 'deletion_requested'
  | 'summary_deleted'
  | 'entry_superseded'
  | 'entry_paid'
  | 'entry_under_control'

/**
 * Why CBP is not asked to delete a summary; undefined when it can be. Action D of record 10 removes a summary that CBP
 * has accepted, as long as the trade controls it (AE chapter, July 2026, usage note a).
 */
export function deletionRefusal(facts: DeletableFacts): DeletionRefusal | undefined {
  if (facts.status !== 'accepted') return 'entry_not_accepted'
  if (facts.deletion === 'requested') return 'deletion_requested'
  if (facts.deletion === 'deleted') return 'summary_deleted'
  if (facts.is_superseded) return 'entry_superseded'
  if (facts.duty_paid_on) return 'entry_paid'
  return facts.control === 'trade' ? undefined : 'entry_under_control'
}
