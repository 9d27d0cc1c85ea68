import { CERTIFIED_AE_LAYOUTS, isAgencyRecord, type RecordProblem } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { processSummary } from '../filing/process-summary.ts'
import { splitSummaries } from '../filing/split-summaries.ts'
import { fieldCode } from '../syntax/field-codes.ts'
import type { Judge } from './judge.ts'

/** The answer of the release names a field of the release's records. */
const isOfRelease = ({ recordId, field }: RecordProblem): boolean =>
  (recordId.startsWith('SE') || isAgencyRecord(recordId)) && field !== ''

/** Entry summaries: added, replaced, or deleted by action D. */
export const summaryJudge: Judge = {
  application: FILED_KINDS.summary.sent,
  answer: FILED_KINDS.summary.answer,
  apart: { answer: FILED_KINDS.release.answer, name: 'certified' },
  layouts: CERTIFIED_AE_LAYOUTS,
  split: splitSummaries,
  answersProblem: (problem) => fieldCode(problem) !== undefined || isOfRelease(problem),
  judge: processSummary,
}
