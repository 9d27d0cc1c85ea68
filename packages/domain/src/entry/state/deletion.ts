import type { EntryState } from './state.ts'

/** True if CBP has been asked to delete the summary and has not answered yet. */
export const isDeletionOpen = (state: EntryState): boolean =>
  'deletion' in state && state.deletion === 'requested'

export type DeletionRefusal =
  | 'entry_not_accepted'
  | 'deletion_requested'
  | 'summary_deleted'
  | 'entry_superseded'
  | 'entry_paid'
  | 'entry_under_control'

/**
 * Why CBP is not asked to delete a summary; undefined when it can be. Action D of record 10 removes a summary that CBP
 * has accepted, as long as the trade controls it (AE chapter, July 2026, usage note a). Of goods that were held or
 * released before, nothing is deleted.
 */
export function deletionRefusal(state: EntryState): DeletionRefusal | undefined {
  if (state.summary === 'deleted') return 'summary_deleted'
  if (state.summary === 'cancelled' && state.was === 'on_file') return 'entry_under_control'
  if (state.summary !== 'on_file' || state.release.status !== undefined) return 'entry_not_accepted'
  if (isDeletionOpen(state)) return 'deletion_requested'
  // The deletion would remove the later version.
  if (state.successor === 'filed') return 'entry_superseded'
  if (state.payment === 'paid') return 'entry_paid'
  return state.control === 'trade' ? undefined : 'entry_under_control'
}
