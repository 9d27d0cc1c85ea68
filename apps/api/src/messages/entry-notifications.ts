import { defineMessage } from '@edfe/domain/messages'

/** The notifications of members when a colleague acts on an entry. */
export const entryNotifications = {
  mentioned: defineMessage<{ name: string; number: string }>({
    id: 'notification.mention.title',
    defaultMessage: '{name} mentioned you on {number}',
  }),
  assigned: defineMessage<{ number: string }>({
    id: 'notification.assigned.title',
    defaultMessage: 'Entry {number} is assigned to you',
  }),
  assignedBy: defineMessage<{ name: string }>({
    id: 'notification.assigned.body',
    defaultMessage: '{name} assigned this entry to you.',
  }),
  needsApproval: defineMessage<{ number: string }>({
    id: 'notification.approval.title',
    defaultMessage: 'Approve entry {number}',
  }),
  preparedBy: defineMessage<{ name: string }>({
    id: 'notification.approval.body',
    defaultMessage: 'Prepared by {name}.',
  }),
  preparedBySomebody: defineMessage({
    id: 'notification.approval.body-without-name',
    defaultMessage: 'Prepared by a preparer.',
  }),
  /** The sum of block 44: dollars. */
  toPay: defineMessage<{ amount: string }>({
    id: 'notification.approval.amount',
    defaultMessage: 'Duty and fees to pay to CBP: {amount}.',
  }),
  sentBack: defineMessage<{ number: string }>({
    id: 'notification.sent-back.title',
    defaultMessage: 'Entry {number} was sent back to you',
  }),
  sentBackFor: defineMessage<{ name: string; said: string }>({
    id: 'notification.sent-back.body',
    defaultMessage: '{name}: {said}',
  }),
  decided: defineMessage<{ number: string; status: string }>({
    id: 'notification.decision.title',
    defaultMessage:
      'Entry {number} is {status, select, accepted {accepted} rejected {rejected} hold {on hold} other {released}}',
  }),
  decidedByMember: defineMessage({
    id: 'notification.decision.body',
    defaultMessage: 'A member of your organization recorded it.',
  }),
}
