import type { Fault } from '../answer/conditions.ts'
import { when } from '../checks/check.ts'
import type { Summary } from '../summary/summary.ts'
import type { CbpAct, FiledSummary } from './filed-summary.ts'

/** The act that a CBP notice about a summary starts, by disposition (UC, version 30). */
export const ACT_OF_NOTICE: Readonly<Record<string, CbpAct>> = {
  '1': 'review',
  '2': 'review',
  '3': 'review',
  '4': 'rejected',
  '6': 'cancelled',
}

/**
 * True if CBP, and no longer the trade, controls a summary: it acts on it, it has a correction after payment,
 * or the day of its preliminary statement has come. From then on no failed replacement deletes it (AX usage
 * note c).
 */
export const isUnderCbpControl = (filed: FiledSummary, day: string): boolean =>
  filed.act !== undefined ||
  filed.isPostSummary === true ||
  (filed.statementDate !== undefined && filed.statementDate <= day)

/** Why a summary cannot be replaced now. One that CBP has sent back can, without data of its payment. */
export function replacementFaults(summary: Summary, earlier: FiledSummary, day: string): Fault[] {
  if (earlier.act === 'cancelled') return when(true, 'B31')
  if (earlier.isPostSummary) return when(true, 'B54')
  if (earlier.act !== 'rejected') return when(isUnderCbpControl(earlier, day), 'B29')
  const { consolidatedSummaryIndicator, cargoReleaseCertificationRequestIndicator } = summary.one('10')
  return [
    ...when(consolidatedSummaryIndicator === 'Y', '257'),
    ...when(earlier.isConsolidated === true && cargoReleaseCertificationRequestIndicator === 'A', '256'),
  ]
}

/** Why a summary cannot be deleted now: CBP controls it (AE usage note a). */
export function deletionFaults(earlier: FiledSummary, day: string): Fault[] {
  if (earlier.act === 'cancelled') return when(true, 'B31')
  return when(isUnderCbpControl(earlier, day), 'B29')
}

/** Why a summary cannot be corrected after payment now. */
export function correctionFaults(earlier: FiledSummary, day: string): Fault[] {
  return [
    ...when(earlier.act === undefined && (earlier.statementDate ?? '') > day, 'B45'),
    ...when(earlier.act === 'rejected' && !earlier.isPostSummary, 'B46'),
    ...when(earlier.act === 'cancelled', 'B56'),
    ...when(earlier.act === 'review', 'B59'),
  ]
}
