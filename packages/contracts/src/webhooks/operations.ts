import { z } from 'zod'
import { FORBIDDEN, INVALID, NO_ROW, operation, PROVEN } from '../operation.ts'
import {
  Deliveries,
  Delivery,
  DeliveryParams,
  NewWebhook,
  Webhook,
  WebhookEvents,
  WebhookParams,
  Webhooks,
  WebhookWithSecret,
} from './webhooks.ts'

/** Operations on the addresses that are sent events of the organization. */
export const listWebhooks = operation('listWebhooks', {
  summary: 'Addresses that are sent events, the newest first',
  tag: 'webhooks',
  answers: { 200: Webhooks },
  refusals: FORBIDDEN,
})

export const createWebhook = operation('createWebhook', {
  summary: 'Send events to an address; this answer has the secret that signs them',
  tag: 'webhooks',
  body: NewWebhook,
  answers: { 201: WebhookWithSecret },
  refusals: { ...INVALID, ...FORBIDDEN, ...PROVEN, 409: ['too_many_webhooks'], 422: ['address_not_allowed'] },
})

export const updateWebhook = operation('updateWebhook', {
  summary: 'Change which events are sent to an address, from now on',
  tag: 'webhooks',
  params: WebhookParams,
  body: WebhookEvents,
  answers: { 200: z.object({ webhook: Webhook }) },
  refusals: { ...INVALID, ...NO_ROW },
})

export const deleteWebhook = operation('deleteWebhook', {
  summary: 'Send no more events to an address',
  tag: 'webhooks',
  params: WebhookParams,
  answers: { 204: z.null() },
  refusals: { ...INVALID, ...NO_ROW },
})

export const rotateWebhookSecret = operation('rotateWebhookSecret', {
  summary: 'Sign with a new secret; for a day with the one before as well',
  tag: 'webhooks',
  params: WebhookParams,
  answers: { 200: WebhookWithSecret },
  refusals: { ...INVALID, ...NO_ROW, ...PROVEN },
})

export const testWebhook = operation('testWebhook', {
  summary: 'Send a test event to an address',
  tag: 'webhooks',
  params: WebhookParams,
  answers: { 202: z.object({ delivery: Delivery }) },
  refusals: { ...INVALID, ...NO_ROW },
})

export const listDeliveries = operation('listDeliveries', {
  summary: 'The last deliveries to an address, the newest first',
  tag: 'webhooks',
  params: WebhookParams,
  answers: { 200: Deliveries },
  refusals: { ...INVALID, ...NO_ROW },
})

export const replayDelivery = operation('replayDelivery', {
  summary: 'Send a delivery again, under the same id',
  tag: 'webhooks',
  params: DeliveryParams,
  answers: { 202: z.object({ delivery: Delivery }) },
  refusals: { ...INVALID, ...NO_ROW },
})
