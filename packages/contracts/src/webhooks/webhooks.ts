import { z } from 'zod'
import { WEBHOOK_EVENTS } from '../choices.ts'

const Event = z.enum(WEBHOOK_EVENTS)

/** An address of the organization that is sent events. */
export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(Event),
  created_at: z.string(),
  /** Until when deliveries are signed with the secret before as well; null without one. */
  previous_secret_until: z.string().nullable(),
})
export type Webhook = z.output<typeof Webhook>

export const Webhooks = z.object({ webhooks: z.array(Webhook) })

/** The events that are sent to an address. */
export const WebhookEvents = z.strictObject({
  events: z.array(Event).min(1).max(WEBHOOK_EVENTS.length),
})

export const NewWebhook = WebhookEvents.extend({ url: z.url().max(500) })

/** The only answers that have the secret. */
export const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() })

export const Delivery = z.object({
  id: z.uuid(),
  /** The id by which a receiver knows an event that comes again: the header `webhook-id`. */
  message_id: z.string(),
  type: z.string(),
  created_at: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  next_attempt_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  /** The status of the last answer; null without one. */
  status: z.number().int().nullable(),
  /** Why the last attempt failed, in English; null when it did not. */
  problem: z.string().nullable(),
})
export type Delivery = z.output<typeof Delivery>
export const Deliveries = z.object({ deliveries: z.array(Delivery) })

export const WebhookParams = z.object({ id: z.uuid() })
export const DeliveryParams = z.object({ id: z.uuid(), deliveryId: z.uuid() })
