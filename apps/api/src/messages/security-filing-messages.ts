import { defineMessage } from '@edfe/domain/messages'

/** Sentences of the history and of notices about a security filing; A adds, R replaces, D deletes. */
export const securityFilingEvents = {
  asked: defineMessage<{ action: string }>({
    id: 'event.isf.asked',
    defaultMessage:
      'Security filing {action, select, R {to be replaced} D {to be deleted} other {to be sent}}',
  }),
  sent: defineMessage({ id: 'event.sent.isf', defaultMessage: 'One security filing.' }),
  answered: defineMessage<{ outcome: string; by: string; action: string }>({
    id: 'event.isf.answered',
    defaultMessage:
      '{by, select, simulator {The simulator} test {CBP’s test system} other {CBP}} {outcome, select, accepted {{action, select, D {deleted} R {replaced} other {took}}} other {refused}} the security filing',
  }),
  number: defineMessage<{ number: string }>({
    id: 'event.isf.number',
    defaultMessage: 'Its number at CBP is {number}.',
  }),
  notified: defineMessage<{ outcome: string; by: string; action: string; number: string }>({
    id: 'notice.isf.answered',
    defaultMessage:
      '{by, select, simulator {Practice: the} test {Test: the} other {The}} security filing of {number} {outcome, select, accepted {{action, select, D {is deleted} other {is on file}}} other {was refused}}',
  }),
}
