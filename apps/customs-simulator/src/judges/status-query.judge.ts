import {
  C1_LAYOUTS,
  type C1Record,
  CQ_LAYOUTS,
  type DecodedRecord,
  encodeBatch,
  readStatusQuestion,
  statusAnswerRecords,
  statusErrorRecord,
} from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { judgeStatusQuestion, LOOKUP_ERRORS, type StatusQuestion } from '@edfe/domain/customs-queries'
import type { CheckContext } from '../checks/check.ts'
import type { OnFile } from '../filing/on-file.ts'
import { reportOn } from '../filing/status-report.ts'
import type { Judge } from './judge.ts'

/** Questions about statuses: each record is one, and has its own answer. */
export const statusQueryJudge: Judge = {
  application: FILED_KINDS.statusQuery.sent,
  answer: FILED_KINDS.statusQuery.answer,
  layouts: CQ_LAYOUTS,
  split: (records) => records.map((record) => [record]),
  answersProblem: () => false,
  judge: ([record], _, context, onFile) => ({
    images: record ? imagesOf(answerTo(record, context, onFile)) : [],
    effects: [],
    rejectsBatch: false,
  }),
}

/** An entry is on file by its release or its summary, a bill once CBP has matched it with one of them. */
function answerTo(
  record: DecodedRecord,
  { block, now = Infinity }: CheckContext,
  onFile: OnFile,
): C1Record[] {
  const question = readStatusQuestion(record)
  // It asks nothing, or several things: it has the numbers of an entry or none.
  if (!('about' in question)) return [statusErrorRecord(asEntry(record), question)]
  const error = judgeStatusQuestion(question, block.filerCode ?? '')
  if (error) return [statusErrorRecord(question, error)]
  const report = reportOn(question, onFile, now)
  return report
    ? statusAnswerRecords({ entries: [], bills: [], airWaybills: [], ...report })
    : [statusErrorRecord(question, LOOKUP_ERRORS[question.about])]
}

const asEntry = ({ values: { filerCode = '', entryNumber = '' } }: DecodedRecord): StatusQuestion => ({
  about: 'entry',
  filerCode,
  entryNumber,
  withBills: false,
  limit: 'last',
})

function imagesOf(records: readonly C1Record[]): string[] {
  const written = encodeBatch(records, C1_LAYOUTS)
  if (!written.ok) throw new Error(written.problems.map(({ problem }) => problem).join('; '))
  return written.images
}
