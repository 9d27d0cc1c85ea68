import { addDays, parseDay } from '@edfe/domain/calendar'
import { isInformalEntryType } from '@edfe/domain/reference'
import { CORRECTION_DAYS } from '@edfe/domain/tasks'
import type { Fault } from '../answer/conditions.ts'
import { when } from '../checks/check.ts'
import type { Summary } from '../summary/summary.ts'
import type { FiledSummary } from './filed-summary.ts'
import { correctionFaults, replacementFaults } from './summary-control.ts'

/** The reasons of table 14 that say that the entry type changes. */
const ENTRY_TYPE_REASONS: readonly string[] = ['H01', 'H02', 'H14']

/** True if a summary corrects one after its payment. */
export const isPostSummary = (summary: Summary): boolean =>
  summary.one('10').postSummaryCorrectionIndicator === 'Y'

/** Returns the faults of a summary that follow from the one on file under its number. */
export const onFileFaults = (summary: Summary, earlier: FiledSummary | undefined, day: string): Fault[] =>
  isPostSummary(summary) ? ofCorrection(summary, earlier, day) : ofSummary(summary, earlier, day)

function ofSummary(summary: Summary, earlier: FiledSummary | undefined, day: string): Fault[] {
  if (!earlier) return []
  const { port = '', filerReference = '', action } = summary.one('10')
  const hasInvoice = summary.lines.some((line) => line.all('42').length > 0)
  return [
    ...replacementFaults(summary, earlier, day),
    ...when(earlier.isElectronic === true && !hasInvoice, '227'),
    ...when(earlier.port !== port, 'B32'),
    ...when(action === 'A' && earlier.filerReference !== filerReference, 'B35'),
  ]
}

/**
 * AE usage note gg. Payment and liquidation are not simulated: a summary counts as paid on the day of its statement,
 * one without a statement at once, and the day of its entry decides whether a correction comes in time.
 */
function ofCorrection(summary: Summary, earlier: FiledSummary | undefined, day: string): Fault[] {
  if (!earlier) return when(true, 'B42')
  const { port = '', entryType = '' } = summary.one('10')
  const reasons = Object.values(summary.one('35'))
  const citesType = ENTRY_TYPE_REASONS.some((code) => reasons.includes(code))
  const [entered, filed] = [parseDay(earlier.entryDate), parseDay(day)]
  const isLate = Boolean(entered && filed && filed > addDays(entered, CORRECTION_DAYS))
  return [
    ...when(earlier.port !== port, 'B44'),
    ...when(isInformalEntryType(earlier.entryType) && !isInformalEntryType(entryType), 'B49'),
    ...correctionFaults(earlier, day),
    ...when(isLate, 'B48'),
    ...when(earlier.importer !== summary.one('11').importer, '286'),
    ...when(earlier.entryType === entryType && citesType, '281'),
    ...when(earlier.entryType !== entryType && !citesType, '282'),
  ]
}
