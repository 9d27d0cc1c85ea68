import type { Finding } from './finding.ts'

export const VALIDATION_STATUSES = ['pending', 'passed', 'failed'] as const
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number]

/** After the final review: failed with any blocking error, else passed (specification 2§4). */
export const statusAfterReview = (findings: readonly Finding[]): ValidationStatus =>
  findings.some((finding) => finding.severity === 'error') ? 'failed' : 'passed'

/** After bulk validation: failed with errors, pending with only warnings, passed when clean. */
export function statusAfterBulk(findings: readonly Finding[]): ValidationStatus {
  if (findings.some((finding) => finding.severity === 'error')) return 'failed'
  return findings.some((finding) => finding.severity === 'warning') ? 'pending' : 'passed'
}

/** On acknowledging the final review: failed stays failed while errors remain, all else becomes passed. */
export const statusAfterAcknowledging = (
  current: ValidationStatus,
  blockingErrorCount: number,
): ValidationStatus => (current === 'failed' && blockingErrorCount > 0 ? 'failed' : 'passed')
