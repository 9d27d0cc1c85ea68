import { isDeletionOpen } from './deletion.ts'
import type { EntryState } from './state.ts'

/**
 * True if a member may record that duty and fees were paid: from CBP's acceptance or release on, but not
 * while CBP is asked to delete the summary, after which nothing is owed.
 */
export const isPayable = (state: EntryState): boolean =>
  'payment' in state && state.summary !== 'deleted' && state.payment !== 'none' && !isDeletionOpen(state)
