import { defineMessage, type Message } from '@edfe/domain/messages'
import { lateFilingCost } from '@edfe/domain/security-filing'
import type { DeadlineKind, NoticedKind } from '@edfe/domain/tasks'

type Due = {
  count: number
  /** The number of the entry, where it is one. */
  number: string
  date: { day: string }
}

/** What a calendar shows of a deadline. */
export const calendarMessages = {
  name: defineMessage({ id: 'calendar.name', defaultMessage: 'Customs deadlines' }),
  event: defineMessage<{ kind: DeadlineKind; entries: number; number: string }>({
    id: 'calendar.event',
    defaultMessage:
      '{kind, select, security_filing {File the security filing (ISF)} summary {File the entry summary} payment {Pay duty and fees} request {Answer CBP} correction {Last day to correct} liquidation {Liquidation expected} protest {Last day to protest} other {Last day for drawback}}: {entries, plural, one {{number}} other {# entries}}',
  }),
}

/** The notifications of members before a deadline, for one entry or several of one day. */
export const deadlineNotifications = {
  security_filing: defineMessage<Due>({
    id: 'notification.deadline.security-filing',
    defaultMessage:
      '{count, plural, one {Entry {number}} other {# entries}}: file the security filing (ISF) by {date}',
  }),
  summary: defineMessage<Due>({
    id: 'notification.deadline.summary',
    defaultMessage:
      '{count, plural, one {Entry {number}} other {# entries}}: file the entry summary by {date}',
  }),
  payment: defineMessage<Due>({
    id: 'notification.deadline.payment',
    defaultMessage: '{count, plural, one {Entry {number}} other {# entries}}: pay duty and fees by {date}',
  }),
  request: defineMessage<Due>({
    id: 'notification.deadline.request',
    defaultMessage: '{count, plural, one {Entry {number}} other {# entries}}: answer CBP by {date}',
  }),
  correction: defineMessage<Due>({
    id: 'notification.deadline.correction',
    defaultMessage: '{count, plural, one {Entry {number}} other {# entries}}: last day to correct is {date}',
  }),
  protest: defineMessage<Due>({
    id: 'notification.deadline.protest',
    defaultMessage: '{count, plural, one {Entry {number}} other {# entries}}: last day to protest is {date}',
  }),
  /** After a last day of payment that was missed. */
  late: defineMessage<Due>({
    id: 'notification.deadline.payment-late',
    defaultMessage:
      '{count, plural, one {Entry {number}} other {# entries}}: no payment is recorded, and it was due by {date}',
  }),
} satisfies Record<NoticedKind | 'late', unknown>

/** The meaning of each deadline. */
export const deadlineMeanings = {
  last_day: defineMessage({ id: 'notification.deadline.last-day', defaultMessage: 'Today is the last day.' }),
  debit: defineMessage<{ amount: string; date: { day: string } }>({
    id: 'notification.deadline.debit',
    defaultMessage:
      'CBP debits {amount} on {date}. Have the money in the account, and authorize the statement today if that is not done.',
  }),
  security_filing: lateFilingCost,
  summary: defineMessage({
    id: 'notification.deadline.summary-meaning',
    defaultMessage:
      'CBP expects it with the duty within ten working days of its release of the goods, or of the date of entry while that is not known.',
  }),
  payment: defineMessage<{ amount: string }>({
    id: 'notification.deadline.payment-meaning',
    defaultMessage: '{amount} is due. Record the payment on the page of the entry.',
  }),
  request: defineMessage({
    id: 'notification.deadline.request-meaning',
    defaultMessage: 'What CBP asks for is on the page of the entry.',
  }),
  correction: defineMessage({
    id: 'notification.deadline.correction-meaning',
    defaultMessage: 'A post summary correction comes at least 15 days before CBP liquidates the entry.',
  }),
  protest: defineMessage({
    id: 'notification.deadline.protest-meaning',
    defaultMessage: 'This holds if CBP liquidated the entry on the expected day.',
  }),
}

/** The reminder of an organization that has noted nothing of its road to filing for long. */
export const roadReminders = {
  title: defineMessage<{ step: Message }>({
    id: 'notification.road.title',
    defaultMessage: 'Your road to filing: next is “{step}”',
  }),
  body: defineMessage({
    id: 'notification.road.body',
    defaultMessage:
      'Nothing has been noted for as long as this step takes. Note it as done if it is, or ask where it is.',
  }),
}
