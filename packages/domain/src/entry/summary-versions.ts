import type { EntryStatus } from './status.ts'

/** How a summary that was filed is filed again: what customs refused is corrected, what it accepted is replaced. */
export type NewVersion = 'correction' | 'replacement'

/**
 * The new version that a summary of a status can have; undefined while it is open or customs has not answered. Customs
 * wants either under the same entry number (AE chapter, July 2026, usage note a).
 */
export function newVersionOf(status: EntryStatus): NewVersion | undefined {
  if (status === 'rejected') return 'correction'
  return status === 'accepted' ? 'replacement' : undefined
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
