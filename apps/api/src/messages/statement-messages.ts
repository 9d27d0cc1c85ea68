import { defineMessage } from '@edfe/domain/messages'

type Named = {
  number: string
  amount: string
}

/** The notifications of admins about CBP's statements. */
export const statementNotifications = {
  arrived: defineMessage<Named>({
    id: 'notification.statement.arrived',
    defaultMessage: 'Statement {number} of {amount} is here, equal to what you filed',
  }),
  differs: defineMessage<Named>({
    id: 'notification.statement.differs',
    defaultMessage: 'Statement {number} of {amount} is here and differs from what you filed',
  }),
  payBy: defineMessage<{ date: { day: string } }>({
    id: 'notification.statement.pay-by',
    defaultMessage: 'Authorize it in the ACE Portal by {date}.',
  }),
  closed: defineMessage<Named>({
    id: 'notification.statement.closed',
    defaultMessage: 'CBP has closed statement {number} of {amount}',
  }),
  paid: defineMessage<Named>({
    id: 'notification.statement.paid',
    defaultMessage: 'Statement {number} of {amount} is paid',
  }),
  notCounted: defineMessage({
    id: 'notification.statement.not-counted',
    defaultMessage: 'CBP sent a statement that cannot be counted',
  }),
  notCountedReason: defineMessage({
    id: 'notification.statement.not-counted-reason',
    defaultMessage: 'It has faults. Ask CBP to send it again: Payments shows it and the reason.',
  }),
}
