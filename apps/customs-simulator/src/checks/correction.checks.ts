import { isInformalEntryType } from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'

/** AE table 14, July 2026: H03 is not in use. */
const HEADER_REASON = /^H(0[124-9]|1[0-4]|99)$/
/** AE table 15, July 2026. */
const LINE_REASON = /^L(0[1-9]|[12]\d|3[01])$/

/** The reasons of a record 35 or 63, in their order. */
const reasonsOf = (record: Record<string, string> = {}): string[] => Object.values(record)

const isRepeated = (reasons: readonly string[]): boolean => new Set(reasons).size < reasons.length

/**
 * Checks the data that only a post summary correction has, and the data that it cannot have (AE usage note
 * gg).
 */
export const correctionChecks: Check = (input) => {
  const indicator = input.header.postSummaryCorrectionIndicator
  if (indicator === undefined) return notCorrected(input)
  if (indicator !== 'Y') return when(true, 'B41')
  const { header, summary, cargo, entryType } = input
  const accelerated = header.acceleratedLiquidationRequestIndicator
  const headerReasons = reasonsOf(summary.all('35')[0])
  const hasReason = headerReasons.length > 0 || summary.lines.some((line) => line.all('63').length > 0)
  return [
    ...when(isInformalEntryType(entryType), 'B49'),
    ...when(summary.has('32'), '270'),
    ...when(header.cargoReleaseCertificationRequestIndicator !== undefined, '271'),
    ...when(header.liveEntryIndicator !== undefined, '272'),
    ...when(header.tradeAgreementReconciliationIndicator !== undefined, '273'),
    ...when(header.reconciliationIssueCode !== undefined, '274'),
    ...when(accelerated !== undefined && accelerated !== 'Y', '275'),
    ...when(
      headerReasons.some((code) => !HEADER_REASON.test(code)),
      '278',
    ),
    ...when(isRepeated(headerReasons), '279'),
    ...when(cargo.firmsCode !== undefined, '280'),
    ...when(!summary.has('36'), '287'),
    ...when(!hasReason, '748'),
    ...summary.lines.flatMap(lineReasons),
  ]
}

const notCorrected: Check = ({ header, summary }) => [
  ...when(header.acceleratedLiquidationRequestIndicator !== undefined, '276'),
  ...when(summary.has('36'), '277'),
  ...when(summary.has('35'), '284'),
  ...summary.lines.flatMap((line) => when(line.all('63').length > 0, '580', ...onLine(line))),
]

function lineReasons(line: SummaryLine): Fault[] {
  const reasons = reasonsOf(line.all('63')[0])
  return [
    ...when(
      reasons.some((code) => !LINE_REASON.test(code)),
      '582',
      ...onLine(line),
    ),
    ...when(isRepeated(reasons), '583', ...onLine(line)),
  ]
}
