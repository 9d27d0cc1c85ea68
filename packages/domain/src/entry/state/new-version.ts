import type { EntryState } from './state.ts'

/**
 * The ways to file a summary again: one that customs refused is corrected; one that it accepted is replaced
 * while the trade controls it or CBP has sent it back, and corrected by a post summary correction once it is
 * paid.
 */
export type NewVersion = 'correction' | 'replacement' | 'post_summary_correction'

/**
 * The new version that a summary can have; undefined while it is open or customs has not answered. Customs wants each
 * under the same entry number (AE chapter, July 2026, usage notes a and gg).
 */
export function newVersion(state: EntryState): NewVersion | undefined {
  if (state.summary === 'rejected') return 'correction'
  if (state.summary !== 'on_file' && state.summary !== 'deleted') return undefined
  const isPostSummary = state.correction === 'post_summary'
  if (state.summary === 'on_file' && state.control === 'sent_back' && !isPostSummary) return 'replacement'
  // After a post summary correction customs takes only another.
  if (state.payment === 'paid' || isPostSummary)
    return state.awaitsDocuments ? undefined : 'post_summary_correction'
  const isUnderTradeControl = state.summary === 'deleted' || state.control === 'trade'
  return isUnderTradeControl && state.release.status === undefined ? 'replacement' : undefined
}

/** Conditions by which customs refuses the number itself: missing, not numeric, wrong check digit. */
const NUMBER_REFUSED: readonly string[] = ['B14', 'B15', 'B16']

/** True if a correction needs another number, because customs refused the one that was filed. */
export const isNumberRefused = (conditionCodes: readonly string[]): boolean =>
  conditionCodes.some((code) => NUMBER_REFUSED.includes(code))

/**
 * The action of record 10: the first summary of a number is added, a later version replaces. R also adds when nothing
 * is on file, and asks for no matching file reference (AE chapter, July 2026, usage note a).
 */
export const filingAction = (summaryVersion: number): 'A' | 'R' => (summaryVersion === 1 ? 'A' : 'R')
