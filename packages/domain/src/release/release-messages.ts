import { codeMessages } from '../filing/status/interpreted-notice.ts'
import { type DayParam, defineMessage, type Message, type MessageDescriptor } from '../messages/index.ts'
import { AGENCY_HOLDS, AGENCY_REASONS, AGENCY_STATUSES } from './codes/agency-codes.ts'
import { BILL_DISPOSITIONS } from './codes/bill-codes.ts'
import { ENTRY_ACTIONS, RELEASE_DATE_REMOVED, RELEASE_ORIGINS } from './codes/entry-codes.ts'
import { AIR_DISPOSITIONS, MANIFEST_DISPOSITIONS } from './codes/manifest-codes.ts'
import { REFUSAL_REASONS } from './codes/refusal-codes.ts'

/** The additions of a release notice to the words of its code. */
export const releaseMessages = {
  releaseDate: defineMessage<{ date: DayParam }>({
    id: 'customs.release-date',
    defaultMessage: 'Release date {date}.',
  }),
  releaseOrigin: defineMessage<{ origin: Message }>({
    id: 'customs.release-origin',
    defaultMessage: 'The date is that of {origin}.',
  }),
  document: defineMessage<{ type: string }>({ id: 'customs.document', defaultMessage: 'Document {type}.' }),
  narrative: defineMessage<{ narrative: string }>({
    id: 'customs.narrative',
    defaultMessage: 'CBP: {narrative}.',
  }),
  bills: defineMessage<{ bills: string }>({ id: 'customs.release-bills', defaultMessage: 'Bill {bills}.' }),
  agencyTitle: defineMessage<{ agency: string; status: Message }>({
    id: 'customs.agency-title',
    defaultMessage: '{agency}: {status}',
  }),
  agencyWords: defineMessage<{ narrative: string }>({
    id: 'customs.agency-words',
    defaultMessage: 'The agency: {narrative}.',
  }),
  agencyUnknown: defineMessage<{ code: string }>({
    id: 'customs.agency-unknown',
    defaultMessage: 'status {code}',
  }),
  agencyLines: defineMessage<{ from: number; to: number; isOne: string }>({
    id: 'customs.agency-lines',
    defaultMessage: '{isOne, select, yes {Line {from}} other {Lines {from} to {to}}}.',
  }),
  agencyHold: defineMessage<{ by: Message }>({
    id: 'customs.agency-hold',
    defaultMessage: 'The hold is {by}.',
  }),
  subReasons: defineMessage<{ codes: string }>({
    id: 'customs.agency-details',
    defaultMessage: 'Detailed reasons {codes}.',
  }),
  notFree: defineMessage({
    id: 'customs.release-not-free',
    defaultMessage: 'The goods may not leave yet: something else still holds them.',
  }),
  redeliveryTitle: defineMessage({
    id: 'customs.redelivery',
    defaultMessage: 'CBP wants the goods back',
  }),
  redelivery: defineMessage({
    id: 'customs.redelivery.detail',
    defaultMessage: 'CBP has issued a notice of redelivery (CBP Form 4647). It comes on paper and says why.',
  }),
  redeliveryAction: defineMessage({
    id: 'customs.redelivery.action',
    defaultMessage:
      'Do not sell or use the goods. Bring them back to CBP within 30 days of the notice, or show what the notice asks for.',
  }),
  remarkTitle: defineMessage({ id: 'customs.release-remark', defaultMessage: 'Remark of CBP' }),
  remark: defineMessage({
    id: 'customs.release-remark.detail',
    defaultMessage: 'CBP adds a remark to its notice.',
  }),
  refusalTitle: defineMessage({
    id: 'customs.release-refusal',
    defaultMessage: 'Why CBP refused the correction or cancellation',
  }),
  refusalReason: defineMessage<{ code: string; reason: Message }>({
    id: 'customs.release-refusal-reason',
    defaultMessage: 'Reason {code}: {reason}.',
  }),
}

/** The sentences of a table of phrases by code. */
const phrases = (table: string, words: Readonly<Record<string, string>>): MessageDescriptor[] =>
  Object.entries(words).map(([code, defaultMessage]) => ({ id: `customs.${table}.${code}`, defaultMessage }))

/** The key of the code 22 with the origin 99 in the table of SO60. */
export const REMOVED = '22-removed'

/** Everything that a release notice may say. */
export const releaseNoticeMessages = (): MessageDescriptor[] => [
  ...Object.values(releaseMessages),
  ...codeMessages('so60', { ...ENTRY_ACTIONS, [REMOVED]: RELEASE_DATE_REMOVED }),
  ...codeMessages('so50', BILL_DISPOSITIONS),
  ...codeMessages('so70', AGENCY_STATUSES),
  ...codeMessages('wr5', MANIFEST_DISPOSITIONS),
  ...codeMessages('wsd', AIR_DISPOSITIONS),
  ...phrases('so60.origin', RELEASE_ORIGINS),
  ...phrases('so70.reason', AGENCY_REASONS),
  ...phrases('so70.hold', AGENCY_HOLDS),
  ...phrases('so20.reason', REFUSAL_REASONS),
]
