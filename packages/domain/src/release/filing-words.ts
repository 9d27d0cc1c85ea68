import type { ReleaseAction as ReleaseRequest } from '../filing/cargo-release.ts'
import { type DayParam, defineMessage } from '../messages/index.ts'

type Asked = {
  request: ReleaseRequest
}

/** The states of a filing, each with its words in `filingWords`. */
export const FILING_WORDS = [
  ...(['notNeeded', 'notFiled', 'sent', 'rejected', 'onFile', 'canceled', 'deleted'] as const),
  ...([
    'noBillMatch',
    'changeSent',
    'changeRefused',
    'withSummary',
    'review',
    'admissible',
    'exam',
    'hold',
  ] as const),
  ...(['released', 'due', 'late'] as const),
] as const
export type FilingWord = (typeof FILING_WORDS)[number]

/** The states that name a day. */
export type DatedWord = Extract<FilingWord, 'released' | 'due' | 'late'>

/** The states of the three filings in two to five words, and the sentences that explain them. */
export const filingWords = {
  notNeeded: defineMessage({ id: 'filings.not-needed', defaultMessage: 'Not needed' }),
  notFiled: defineMessage({ id: 'filings.not-filed', defaultMessage: 'Not filed yet' }),
  sent: defineMessage({ id: 'filings.sent', defaultMessage: 'Sent to CBP' }),
  rejected: defineMessage({ id: 'filings.rejected', defaultMessage: 'Rejected by CBP' }),
  onFile: defineMessage({ id: 'filings.on-file', defaultMessage: 'On file' }),
  canceled: defineMessage({ id: 'filings.canceled', defaultMessage: 'Canceled' }),
  deleted: defineMessage({ id: 'filings.deleted', defaultMessage: 'Deleted' }),
  unanswered: defineMessage({ id: 'filings.unanswered', defaultMessage: 'No readable answer' }),
  sendAgain: defineMessage({
    id: 'filings.send-again',
    defaultMessage: 'The message was not taken, or its answer could not be read. File it again.',
  }),
  waits: defineMessage({ id: 'filings.waits', defaultMessage: 'CBP has not answered yet.' }),
  correct: defineMessage({
    id: 'filings.correct',
    defaultMessage: 'Correct what CBP found, then file it again.',
  }),

  notByVessel: defineMessage({
    id: 'filings.security.not-by-vessel',
    defaultMessage: 'Only goods that come by ship need an importer security filing (ISF).',
  }),
  byVessel: defineMessage({
    id: 'filings.security.by-vessel',
    defaultMessage:
      'Goods that come by ship need an importer security filing (ISF) 24 hours before they are loaded.',
  }),

  noBillMatch: defineMessage({ id: 'filings.security.no-bill-match', defaultMessage: 'No bill match' }),
  correctBill: defineMessage({
    id: 'filings.security.correct-bill',
    defaultMessage: 'No manifest has the bill of the security filing. Compare it with the bill of lading.',
  }),
  billMayMatch: defineMessage({
    id: 'filings.security.bill-may-match',
    defaultMessage: 'CBP has the security filing and compares its bill with the manifest of the ship.',
  }),
  billMatches: defineMessage({
    id: 'filings.security.bill-matches',
    defaultMessage: 'CBP has the security filing, and its bill is on the manifest.',
  }),

  changeSent: defineMessage({ id: 'filings.security.changing', defaultMessage: 'Change sent to CBP' }),
  changeRefused: defineMessage({ id: 'filings.security.not-changed', defaultMessage: 'Change not taken' }),
  securityChangeSent: defineMessage<{ request: string }>({
    id: 'filings.security.change-sent',
    defaultMessage:
      'CBP has not answered your {request, select, D {deletion} other {replacement}} yet. Until then what is on file counts.',
  }),
  securityChangeRefused: defineMessage<{ request: string }>({
    id: 'filings.security.change-refused',
    defaultMessage:
      'CBP refused your {request, select, D {deletion} other {replacement}}. What is on file is as before.',
  }),

  securityChangeUnanswered: defineMessage({
    id: 'filings.security.change-unanswered',
    defaultMessage:
      'Your last message was not taken, or its answer could not be read. What is on file is as before; send the change again.',
  }),

  withSummary: defineMessage({
    id: 'filings.release.with-summary',
    defaultMessage: 'Goes with the summary',
  }),
  inOneMessage: defineMessage({
    id: 'filings.release.in-one-message',
    defaultMessage: 'CBP gets the release and the summary in one message, and answers each.',
  }),
  beforeArrival: defineMessage({
    id: 'filings.release.before-arrival',
    defaultMessage: 'File it before the goods arrive, so that CBP can let them go.',
  }),
  beforeDecision: defineMessage({
    id: 'filings.release.before-decision',
    defaultMessage: 'CBP decides about the goods when the bill of lading matches and they arrive.',
  }),
  canceledForGood: defineMessage({
    id: 'filings.release.canceled-for-good',
    defaultMessage:
      'CBP takes nothing more under this number. If the goods still come, copy the entry: the copy has a number that is free.',
  }),
  referred: defineMessage<Asked>({
    id: 'filings.release.referred',
    defaultMessage:
      'A person at CBP decides about your {request, select, D {cancellation} other {correction}}. Until then the release on file counts.',
  }),
  refused: defineMessage<Asked>({
    id: 'filings.release.refused',
    defaultMessage:
      'CBP refused your {request, select, D {cancellation} U {update} other {replacement}}. The release on file is as before.',
  }),
  review: defineMessage({ id: 'filings.release.review', defaultMessage: 'Under review' }),
  admissible: defineMessage({ id: 'filings.release.admissible', defaultMessage: 'No objection yet' }),
  exam: defineMessage({ id: 'filings.release.exam', defaultMessage: 'Exam ordered' }),
  hold: defineMessage({ id: 'filings.release.hold', defaultMessage: 'Goods on hold' }),
  mayNotLeave: defineMessage({
    id: 'filings.release.may-not-leave',
    defaultMessage: 'The goods may not leave yet. The notices of CBP say who acts next.',
  }),
  released: defineMessage<{ day: DayParam }>({
    id: 'filings.release.released',
    defaultMessage: 'Released {day}',
  }),
  free: defineMessage({
    id: 'filings.release.free',
    defaultMessage: 'Nothing holds the goods at CBP any more.',
  }),

  due: defineMessage<{ day: DayParam }>({ id: 'filings.summary.due', defaultMessage: 'Due {day}' }),
  late: defineMessage<{ day: DayParam }>({
    id: 'filings.summary.late',
    defaultMessage: 'Late: was due {day}',
  }),
  afterRelease: defineMessage({
    id: 'filings.summary.after-release',
    defaultMessage: 'Summary and money are due 10 working days after release.',
  }),
  movesUnderBond: defineMessage({
    id: 'filings.summary.moves-under-bond',
    defaultMessage: 'Goods that only move on under bond have no summary.',
  }),
  summaryOnFile: defineMessage({
    id: 'filings.summary.on-file',
    defaultMessage: 'CBP accepted the summary.',
  }),
  summaryDeleted: defineMessage({
    id: 'filings.summary.deleted',
    defaultMessage: 'CBP deleted the summary. While the goods need one, file it again.',
  }),
}
