import { defineMessage } from '@edfe/domain/messages'

/** Notifications of admins about the operator's own fee. */
export const feeNotifications = {
  price: defineMessage<{ amount: string; date: { day: string } }>({
    id: 'notification.fee.price',
    defaultMessage: 'From {date}, the fee for a filing is {amount}',
  }),
  noPrice: defineMessage<{ date: { day: string } }>({
    id: 'notification.fee.no-price',
    defaultMessage: 'From {date}, there is no fee for a filing',
  }),
  priceDetail: defineMessage<{ amount: string; before: string; date: { day: string } }>({
    id: 'notification.fee.price-detail',
    defaultMessage:
      'From {date}, {amount} is charged for each entry whose summary CBP accepts, apart from duty, taxes and fees of CBP. Until then it is {before}.',
  }),
  invoice: defineMessage<{ number: string; amount: string; date: { day: string } }>({
    id: 'notification.fee.invoice',
    defaultMessage: 'Invoice {number} for filing fees: {amount}, due on {date}',
  }),
  paid: defineMessage<{ number: string; amount: string }>({
    id: 'notification.fee.paid',
    defaultMessage: 'Invoice {number}: {amount} has come',
  }),
  failed: defineMessage<{ number: string }>({
    id: 'notification.fee.failed',
    defaultMessage: 'Invoice {number}: the payment failed. Try again, or pay in another way.',
  }),
}
