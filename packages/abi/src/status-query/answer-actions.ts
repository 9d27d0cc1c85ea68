import { parseDay } from '@edfe/domain/calendar'
import type {
  AgencyReport,
  EntryBillReport,
  EntryStatusReport,
  ReportedDisposition,
  StatusAnswer,
} from '@edfe/domain/customs-queries'
import { noticeTime } from '@edfe/domain/filing'
import type { AgencyAction, NoticeBill, ReleaseAction } from '@edfe/domain/release'
import { noticeBill } from '../status/release-actions.ts'

/**
 * What an answer says of one entry, in the terms of the notices that it repeats: bills, then the entry, then agencies.
 * Nothing for an answer that is about other entries.
 */
export const answerActions = ({ entries }: Pick<StatusAnswer, 'entries'>, number: string): ReleaseAction[] =>
  entries
    .filter(({ filerCode, entryNumber }) => `${filerCode}${entryNumber}` === number)
    .flatMap((entry) => [
      ...refusal(entry),
      ...entry.bills.flatMap((bill, index) => billActions(bill, entry.bills[index - 1])),
      ...entry.dispositions.map(
        (one): ReleaseAction => ({
          of: 'entry',
          ...said(one),
          releaseDate: parseDay(one.releaseDate ?? ''),
          releaseOrigin: one.releaseOrigin,
          documentType: one.documentType,
        }),
      ),
      ...entry.agencies.map(agencyAction),
    ])

/** Times have four digits or six; notices have four. */
const said = ({ code, narrative, date, time }: ReportedDisposition) => ({
  code,
  narrative,
  at: noticeTime(date, time?.slice(0, 4)),
})

function refusal({ references }: EntryStatusReport): ReleaseAction[] {
  const textOf = (wanted: string) => references.find(({ qualifier }) => qualifier === wanted)?.reference
  const [reason, comment] = [textOf('RSN'), textOf('CMT')]
  return reason === undefined && comment === undefined ? [] : [{ of: 'refusal', reason, comment }]
}

/** A house bill comes after its master, and what happened is said of the two. */
function billActions(bill: EntryBillReport, before: EntryBillReport | undefined): ReleaseAction[] {
  const isBelow = bill.kind === 'H' && before?.kind === 'M'
  const bills: NoticeBill[] = (isBelow ? [before, bill] : [bill]).map(noticeBill)
  return bill.dispositions.map((one) => ({ of: 'bill', ...said(one), bills }))
}

function agencyAction(report: AgencyReport): AgencyAction {
  const { agency, program = '', date, time, entryStatus, entryNarrative = '', lineStatus, comments } = report
  const from = Number(report.fromLine) || undefined
  return {
    of: 'agency',
    agency,
    program,
    code: entryStatus || (lineStatus ?? ''),
    narrative: entryNarrative,
    at: noticeTime(date, time?.slice(0, 4)),
    reason: report.reason,
    lines: from === undefined ? undefined : { from, to: Number(report.toLine) || from },
    documentType: report.documentType,
    hold: report.hold,
    subReasons: [],
    comments,
  }
}
