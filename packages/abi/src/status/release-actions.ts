import { parseDay } from '@edfe/domain/calendar'
import { noticeTime } from '@edfe/domain/filing'
import type { AgencyAction, BillAction, EntryAction, NoticeBill, ReleaseAction } from '@edfe/domain/release'
import type { AgencyDecision } from '../cargo-release/agency-decision.ts'
import type { BillDecision, EntryDecision, ReleaseNoticeFacts } from '../cargo-release/read-release-notice.ts'

/** What a release notice says, in the terms of the domain and in the order of its records. */
export const releaseActions = ({ references, decisions }: ReleaseNoticeFacts): ReleaseAction[] => [
  ...refusal(references, decisions[0]),
  ...decisions.map((decision) => {
    if (decision.record === 'SO50') return billAction(decision)
    return decision.record === 'SO60' ? entryAction(decision) : agencyAction(decision)
  }),
]

/** The reason (RSN) and the comment (CMT) of a refused correction or cancellation, or a remark, at the time of the notice. */
function refusal(
  references: ReleaseNoticeFacts['references'],
  first: ReleaseNoticeFacts['decisions'][number] | undefined,
): ReleaseAction[] {
  const textOf = (qualifier: string) => references.find((one) => one.qualifier === qualifier)?.text
  const [reason, comment] = [textOf('RSN'), textOf('CMT')]
  if (reason === undefined && comment === undefined) return []
  return [{ of: 'refusal', reason, comment, at: first && noticeTime(first.date, first.time) }]
}

const said = ({ code, narrative, date, time }: BillDecision | EntryDecision | AgencyDecision) => ({
  code,
  narrative,
  at: noticeTime(date, time),
})

const billAction = (decision: BillDecision): BillAction => ({
  of: 'bill',
  ...said(decision),
  bills: decision.bill?.numbers.map(noticeBill) ?? [],
})

const BILL_TYPES: Readonly<Record<string, NoticeBill['type']>> = { R: 'regular', M: 'master', H: 'house' }

/** The number as carriers write it: the issuer's code once, then the number. */
export const noticeBill = ({
  kind,
  issuer = '',
  number,
}: {
  kind: string
  issuer?: string
  number: string
}): NoticeBill => ({
  type: BILL_TYPES[kind] ?? 'other',
  number: number.startsWith(issuer) ? number : `${issuer}${number}`,
})

const entryAction = (decision: EntryDecision): EntryAction => ({
  of: 'entry',
  ...said(decision),
  releaseDate: parseDay(decision.releaseDate),
  releaseOrigin: decision.releaseOrigin,
  documentType: decision.documentType,
})

function agencyAction(decision: AgencyDecision): AgencyAction {
  const {
    agency,
    program = '',
    code,
    lineCode,
    reason,
    first,
    last,
    documentType,
    hold,
    details,
    comments,
  } = decision
  const from = first?.line || undefined
  return {
    of: 'agency',
    agency,
    program,
    ...said({ ...decision, code: code || (lineCode ?? '') }),
    reason,
    lines: from === undefined ? undefined : { from, to: last?.line || from },
    documentType,
    hold,
    subReasons: details.flatMap(({ reasons }) => reasons),
    comments: [...details.flatMap(({ references }) => references.map(({ number }) => number)), ...comments],
  }
}
