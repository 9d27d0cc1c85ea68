import type { WebhookEvent } from '@edfe/contracts/choices'
import type { Delivery } from '@edfe/contracts/webhooks/webhooks'
import { t } from '../words/t.ts'

/** The events that an address may be sent, in words. */
export const webhookEventWords = (): Record<WebhookEvent, string> => ({
  'entry.status_changed': t({
    id: 'webhook-words.status',
    defaultMessage: 'The status of an entry changed',
  }),
  'entry.released': t({ id: 'webhook-words.released', defaultMessage: 'CBP released the goods' }),
  'entry.held': t({ id: 'webhook-words.held', defaultMessage: 'The goods are held or examined' }),
  'entry.customs_request': t({ id: 'webhook-words.request', defaultMessage: 'CBP asks for something' }),
  'statement.received': t({ id: 'webhook-words.statement', defaultMessage: 'A statement came' }),
  'deadline.coming': t({ id: 'webhook-words.deadline', defaultMessage: 'A deadline comes' }),
  'tariff.changed': t({
    id: 'webhook-words.tariff',
    defaultMessage: 'The tariff changes open entries or parts',
  }),
})

/** What became of a delivery, in words. */
export const deliveryWords = (state: Delivery['state']): string =>
  ({
    pending: t({ id: 'webhook-words.waits', defaultMessage: 'Waits' }),
    delivered: t({ id: 'webhook-words.delivered', defaultMessage: 'Delivered' }),
    failed: t({ id: 'webhook-words.given-up', defaultMessage: 'Given up' }),
  })[state]
