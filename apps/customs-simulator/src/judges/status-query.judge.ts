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
import {
  type EntryStatusReport,
  judgeStatusQuestion,
  LOOKUP_ERRORS,
  type NoticeLimit,
  type StatusQuestion,
} from '@edfe/domain/customs-queries'
import type { CheckContext } from '../checks/check.ts'
import type { FiledSummary, GoodsDecision } from '../filing/filed-summary.ts'
import type { OnFile } from '../filing/on-file.ts'
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

/** An entry that is on file is answered. The simulator has no manifest, so no bill is on file without an entry. */
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
  if (question.about !== 'entry') return [statusErrorRecord(question, LOOKUP_ERRORS[question.about])]
  const summary = onFile.summary(`${question.filerCode}${question.entryNumber}`)
  return summary
    ? statusAnswerRecords({ entries: [reportOf(summary, question, now)], bills: [], airWaybills: [] })
    : [statusErrorRecord(question, LOOKUP_ERRORS.entry)]
}

const asEntry = ({ values: { filerCode = '', entryNumber = '' } }: DecodedRecord): StatusQuestion => ({
  about: 'entry',
  filerCode,
  entryNumber,
  withBills: false,
  limit: 'last',
})

/** The reason that CBP gives for a date of release that it set itself. */
const RELEASE_ORIGIN = '01'

const KEPT: Readonly<Record<NoticeLimit, number>> = { last: 1, five: 5, all: Infinity }

/** The entry with what CBP knows of it now: its bills only when they are asked for. */
function reportOf(
  summary: FiledSummary,
  { withBills, limit }: Extract<StatusQuestion, { about: 'entry' }>,
  now: number,
): EntryStatusReport {
  const { key, port, entryType, importer, bill, decisions = [] } = summary
  const known = (record: GoodsDecision['record']) =>
    decisions.filter((one) => one.record === record && one.from <= now).slice(-KEPT[limit])
  const ofBill = withBills ? known('SO50') : []
  return {
    filerCode: key.slice(0, 3),
    entryNumber: key.slice(3),
    ...{ port, entryType, importer },
    references: [],
    lines: [],
    bills: bill && ofBill.length > 0 ? [{ ...bill, dispositions: ofBill }] : [],
    dispositions: known('SO60').map(({ releaseDate, ...decision }) => ({
      ...decision,
      ...(releaseDate && { releaseDate, releaseOrigin: RELEASE_ORIGIN }),
    })),
    agencies: [],
  }
}

function imagesOf(records: readonly C1Record[]): string[] {
  const written = encodeBatch(records, C1_LAYOUTS)
  if (!written.ok) throw new Error(written.problems.map(({ problem }) => problem).join('; '))
  return written.images
}
