import type { AnswerStatus } from '@edfe/domain/entry'
import { type DayParam, defineMessage, type Message } from '@edfe/domain/messages'

/** The timeline's sentences about a filing. */
export const eventMessages = {
  submitted: defineMessage({ id: 'event.submitted.title', defaultMessage: 'Submitted' }),
  sent: defineMessage({ id: 'event.sent.title', defaultMessage: 'Sent to CBP' }),
  practisedSent: defineMessage({
    id: 'event.sent.practice-title',
    defaultMessage: 'Sent to the simulator',
  }),
  testSent: defineMessage({
    id: 'event.sent.test-title',
    defaultMessage: 'Sent to CBP’s test system',
  }),
  oneSummary: defineMessage({
    id: 'event.sent.detail',
    defaultMessage: 'The entry summary.',
  }),
  oneDeletion: defineMessage({
    id: 'event.sent.deletion',
    defaultMessage: 'The deletion of the entry summary.',
  }),
  deletionAsked: defineMessage({ id: 'event.deletion.asked', defaultMessage: 'Deletion requested' }),
  deleted: defineMessage({ id: 'event.deletion.done', defaultMessage: 'Summary deleted' }),
  notDeleted: defineMessage({ id: 'event.deletion.refused', defaultMessage: 'Deletion refused' }),
  statusAsked: defineMessage({ id: 'event.status.asked', defaultMessage: 'Question to CBP' }),
  askedAlone: defineMessage({
    id: 'event.status.asked-alone',
    defaultMessage: 'CBP said nothing of this entry for a day.',
  }),
  oneStatusQuery: defineMessage({
    id: 'event.sent.status-query',
    defaultMessage: 'The question about this entry and its bills.',
  }),
  oneBillQuery: defineMessage<{ bill: string }>({
    id: 'event.sent.bill-query',
    defaultMessage: 'The question about bill {bill}.',
  }),
  billStatuses: defineMessage<{ bill: string; count: number }>({
    id: 'event.status.bill',
    defaultMessage:
      'Bill {bill}: {count, plural, =0 {the manifest says nothing.} one {# status in the manifest.} other {# statuses in the manifest.}}',
  }),
  importerAsked: defineMessage({
    id: 'event.importer.asked',
    defaultMessage: 'Question about an importer number',
  }),
  oneImporterQuery: defineMessage({
    id: 'event.sent.importer-query',
    defaultMessage: 'The question about the importer number and its bond.',
  }),
  statusAnswered: defineMessage({ id: 'event.status.answered', defaultMessage: 'CBP answered the question' }),
  practisedStatus: defineMessage({
    id: 'event.status.practice-answered',
    defaultMessage: 'The simulator answered the question',
  }),
  testStatus: defineMessage({
    id: 'event.status.test-answered',
    defaultMessage: 'CBP’s test system answered the question',
  }),
  newStatuses: defineMessage<{ count: number }>({
    id: 'event.status.new',
    defaultMessage: '{count, plural, =0 {Nothing new.} one {# new status.} other {# new statuses.}}',
  }),
  statusUnknown: defineMessage({
    id: 'event.status.unknown',
    defaultMessage: 'CBP could not answer the question',
  }),
  practisedUnknown: defineMessage({
    id: 'event.status.practice-unknown',
    defaultMessage: 'The simulator could not answer the question',
  }),
  testUnknown: defineMessage({
    id: 'event.status.test-unknown',
    defaultMessage: 'CBP’s test system could not answer the question',
  }),
  refused: defineMessage({ id: 'event.refused.title', defaultMessage: 'Transmission refused' }),
  refusedBecause: defineMessage<{ reason: Message }>({
    id: 'event.refused.detail',
    defaultMessage: 'The CBP gateway did not take the transmission: {reason}',
  }),
  sentAgain: defineMessage({ id: 'event.sent-again.title', defaultMessage: 'Sent again' }),
  sentAgainByOperator: defineMessage({
    id: 'event.sent-again.detail',
    defaultMessage:
      'The operator of this service sends the same transmission again, under the same id. CBP gets it once.',
  }),
  unreadable: defineMessage({ id: 'event.unreadable.title', defaultMessage: 'Answer unreadable' }),
  notRead: defineMessage({
    id: 'event.unreadable.detail',
    defaultMessage: 'CBP’s response could not be read.',
  }),
  aboutOther: defineMessage<{ number: string }>({
    id: 'event.unreadable.other-entry',
    defaultMessage:
      'This answer names entry {number}, so nothing of it counts for this entry. Ask CBP or your carrier for the right answer.',
  }),
  accepted: defineMessage({ id: 'event.accepted.title', defaultMessage: 'CBP accepted' }),
  practisedAccepted: defineMessage({
    id: 'event.accepted.practice-title',
    defaultMessage: 'The simulator accepted',
  }),
  testAccepted: defineMessage({
    id: 'event.accepted.test-title',
    defaultMessage: 'CBP’s test system accepted',
  }),
  rejected: defineMessage({ id: 'event.rejected.title', defaultMessage: 'CBP rejected' }),
  practisedRejected: defineMessage({
    id: 'event.rejected.practice-title',
    defaultMessage: 'The simulator rejected',
  }),
  testRejected: defineMessage({
    id: 'event.rejected.test-title',
    defaultMessage: 'CBP’s test system rejected',
  }),
  narrative: defineMessage<{ narrative: string }>({
    id: 'event.answer.narrative',
    defaultMessage: '{narrative}.',
  }),
  conditions: defineMessage<{ count: number }>({
    id: 'event.accepted.conditions',
    defaultMessage: '{count, plural, =0 {No conditions} one {# condition} other {# conditions}}.',
  }),
  fatalConditions: defineMessage<{ count: number }>({
    id: 'event.rejected.conditions',
    defaultMessage: '{count, plural, one {# fatal condition} other {# fatal conditions}}.',
  }),
}

/** Why a transmission has no response of CBP yet. */
export const gatewayProblems = {
  answered: defineMessage<{ status: number }>({
    id: 'gateway.problem.status',
    defaultMessage: 'The gateway answered {status}.',
  }),
  noRecords: defineMessage({
    id: 'gateway.problem.no-records',
    defaultMessage: 'The gateway answered with something other than the records of this message.',
  }),
  noTestRoad: defineMessage({
    id: 'gateway.problem.no-test-road',
    defaultMessage: 'The operator has set no road to CBP’s test system. Nothing is sent anywhere else.',
  }),
  tooSlow: defineMessage<{ seconds: number }>({
    id: 'gateway.problem.too-slow',
    defaultMessage: 'The gateway did not answer within {seconds} seconds.',
  }),
  keyRefused: defineMessage({
    id: 'gateway.problem.key-refused',
    defaultMessage: 'The gateway does not accept the key of this server.',
  }),
  unsigned: defineMessage({
    id: 'gateway.problem.unsigned',
    defaultMessage: 'The answer of the gateway is not signed with the key of this server.',
  }),
  forgotten: defineMessage({
    id: 'gateway.problem.forgotten',
    defaultMessage:
      'The gateway does not know this transmission, which it had taken. It is not sent again automatically.',
  }),
  paused: defineMessage({
    id: 'gateway.problem.paused',
    defaultMessage: 'The operator of this service has paused sending to CBP.',
  }),
  systemFailure: defineMessage({
    id: 'gateway.problem.system-failure',
    defaultMessage: 'CBP reported a system failure and asked to send again.',
  }),
}

/** The notifications of members when customs answers, refuses or sends an unsolicited message. */
export const customsNotifications = {
  answered: defineMessage<{ status: AnswerStatus; number: string }>({
    id: 'notification.answer.title',
    defaultMessage: 'CBP {status, select, accepted {accepted} other {rejected}} {number}',
  }),
  practised: defineMessage<{ status: AnswerStatus; number: string }>({
    id: 'notification.answer.practice-title',
    defaultMessage: 'The simulator {status, select, accepted {accepted} other {rejected}} {number}',
  }),
  tested: defineMessage<{ status: AnswerStatus; number: string }>({
    id: 'notification.answer.test-title',
    defaultMessage: 'CBP’s test system {status, select, accepted {accepted} other {rejected}} {number}',
  }),
  /** Notifications that earlier versions stored have no sum: 'notification.answer.on-file'. */
  onFile: defineMessage<{ due: DayParam }>({
    id: 'notification.answer.on-file',
    defaultMessage: 'The summary is on file. Duty and fees are due by {due}.',
  }),
  payBy: defineMessage<{ sum: string; due: DayParam }>({
    id: 'notification.answer.pay-by',
    defaultMessage:
      'The summary is on file. Pay {sum} by {due}. The entry says how to pay, and whether the goods are released.',
  }),
  onFileFree: defineMessage({
    id: 'notification.answer.on-file-free',
    defaultMessage: 'The summary is on file, and nothing is owed.',
  }),
  practisedOnFile: defineMessage({
    id: 'notification.answer.practice-on-file',
    defaultMessage: 'This was practice: nothing is at CBP, and nothing is owed.',
  }),
  testOnFile: defineMessage({
    id: 'notification.answer.test-on-file',
    defaultMessage: 'This was a test: nothing is filed with CBP, and nothing is owed.',
  }),
  /** With `nextCondition`: notifications that version 0.2.0 stored have them. */
  conditions: defineMessage<{ conditions: Message; more: number }>({
    id: 'notification.answer.conditions',
    defaultMessage: '{conditions}{more, plural, =0 {} other { and # more}}',
  }),
  reason: defineMessage<{
    line: string
    field: Message
    meaning: Message
    code: string
    narrative: string
  }>({
    id: 'notification.answer.reason',
    defaultMessage:
      '{line, select, none {} other {Line {line}, }}{field}: {meaning} (CBP: {code} {narrative})',
  }),
  moreConditions: defineMessage<{ count: number }>({
    id: 'notification.answer.more-conditions',
    defaultMessage: 'The entry shows {count, plural, one {# more condition} other {# more conditions}}.',
  }),
  condition: defineMessage<{ code: string; narrative: string }>({
    id: 'notification.answer.condition',
    defaultMessage: '{code} {narrative}',
  }),
  nextCondition: defineMessage<{ before: Message; next: Message }>({
    id: 'notification.answer.next-condition',
    defaultMessage: '{before}; {next}',
  }),
  deletion: defineMessage<{ isDone: 'yes' | 'no'; number: string }>({
    id: 'notification.deletion.title',
    defaultMessage:
      '{isDone, select, yes {CBP deleted the summary of {number}} other {CBP did not delete the summary of {number}}}',
  }),
  practisedDeletion: defineMessage<{ isDone: 'yes' | 'no'; number: string }>({
    id: 'notification.deletion.practice-title',
    defaultMessage:
      '{isDone, select, yes {The simulator deleted the summary of {number}} other {The simulator did not delete the summary of {number}}}',
  }),
  testDeletion: defineMessage<{ isDone: 'yes' | 'no'; number: string }>({
    id: 'notification.deletion.test-title',
    defaultMessage:
      '{isDone, select, yes {CBP’s test system deleted the summary of {number}} other {CBP’s test system did not delete the summary of {number}}}',
  }),
  nothingOnFile: defineMessage({
    id: 'notification.deletion.done',
    defaultMessage: 'No summary is on file under this number, and no duty is owed for it.',
  }),
  refused: defineMessage<{ number: string }>({
    id: 'notification.refused.title',
    defaultMessage: 'The CBP gateway refused {number}',
  }),
  unreadable: defineMessage<{ number: string }>({
    id: 'notification.unreadable.title',
    defaultMessage: 'CBP’s response on {number} could not be read',
  }),
  lookAtRecords: defineMessage({
    id: 'notification.unreadable.body',
    defaultMessage:
      'The entry shows the records as they came. Ask CBP whether the summary is on file before you file again.',
  }),
  notice: defineMessage<{ title: Message; number: string }>({
    id: 'notification.notice.title',
    defaultMessage: '{title}: {number}',
  }),
  form28: defineMessage({
    id: 'customs.letter.28.title',
    defaultMessage: 'CBP Form 28, Request for Information',
  }),
  form29: defineMessage({ id: 'customs.letter.29.title', defaultMessage: 'CBP Form 29, Notice of Action' }),
  form28Action: defineMessage<{ question: string }>({
    id: 'customs.letter.28.action',
    defaultMessage: 'CBP asks: “{question}” Answer with the papers that show it.',
  }),
  form29Action: defineMessage<{ question: string }>({
    id: 'customs.letter.29.action',
    defaultMessage:
      'CBP writes: “{question}” Where it only proposes the action and you disagree, send your reasons by the last day.',
  }),
  letterOutcome: defineMessage<{ title: Message }>({
    id: 'audit.customs-letter.outcome',
    defaultMessage: '{title}: outcome',
  }),
  requestDone: defineMessage<{ title: Message }>({
    id: 'audit.customs-request.done',
    defaultMessage: '{title}: done',
  }),
  by: defineMessage<{ date: DayParam }>({
    id: 'notification.notice.by',
    defaultMessage: 'By {date}.',
  }),
}
