import { AE_LAYOUTS } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { processSummary } from '../filing/process-summary.ts'
import { splitSummaries } from '../filing/split-summaries.ts'
import { fieldCode } from '../syntax/field-codes.ts'
import type { Judge } from './judge.ts'

/** Entry summaries: added, replaced, or deleted by action D. */
export const summaryJudge: Judge = {
  application: FILED_KINDS.summary.sent,
  answer: FILED_KINDS.summary.answer,
  layouts: AE_LAYOUTS,
  split: splitSummaries,
  answersProblem: (problem) => fieldCode(problem) !== undefined,
  judge: (records, occurrence, context, onFile) =>
    processSummary(records, occurrence, context, onFile.summary),
}
