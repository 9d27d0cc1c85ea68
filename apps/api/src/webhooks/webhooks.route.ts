import type { App } from '../app-instance.ts'
import { route } from '../http/route.ts'
import { isRefusal } from '../refusals/problems.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readDeliveries,
  replayDelivery,
  rotateSecret,
  testWebhook,
  updateWebhook,
  WEBHOOK_ROW,
} from './webhooks.ts'

const config = { permission: 'organization.edit', row: WEBHOOK_ROW } as const

/** The addresses that are sent events: admins keep them, and look at what was sent. */
export function webhooksRoutes(app: App): void {
  const given = () => ({ sealing: app.sealing, now: app.now() })
  app.route({
    ...route('listWebhooks'),
    config: { permission: 'organization.edit' },
    handler: async (request) => request.tenant(async (trx) => ({ webhooks: await listWebhooks(trx) })),
  })
  app.route({
    ...route('createWebhook'),
    config: { permission: 'organization.edit', needsProof: true },
    handler: async (request, reply) => {
      const reach = { networks: app.settings.WEBHOOK_PRIVATE_NETWORKS }
      const result = await request.tenant((trx, who) =>
        createWebhook(trx, who, request.body, { ...given(), reach }),
      )
      return isRefusal(result) ? reply.refuse(result) : reply.code(201).send(result)
    },
  })
  app.route({
    ...route('updateWebhook'),
    config,
    handler: async (request, reply) => {
      const result = await request.tenant((trx, who) =>
        updateWebhook(trx, who, request.params.id, request.body),
      )
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
  app.route({
    ...route('deleteWebhook'),
    config,
    handler: async (request, reply) => {
      const refusal = await request.tenant((trx, who) => deleteWebhook(trx, who, request.params.id))
      return refusal ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
  app.route({
    ...route('rotateWebhookSecret'),
    config: { ...config, needsProof: true },
    handler: async (request, reply) => {
      const result = await request.tenant((trx, who) => rotateSecret(trx, who, request.params.id, given()))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
  app.route({
    ...route('testWebhook'),
    config,
    handler: async (request, reply) => {
      const result = await request.tenant((trx, who) => testWebhook(trx, who, request.params.id, app.now()))
      return isRefusal(result) ? reply.refuse(result) : reply.code(202).send(result)
    },
  })
  app.route({
    ...route('listDeliveries'),
    config,
    handler: async (request, reply) => {
      const result = await request.tenant((trx) => readDeliveries(trx, request.params.id))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
  app.route({
    ...route('replayDelivery'),
    config,
    handler: async (request, reply) => {
      const { id, deliveryId } = request.params
      const result = await request.tenant((trx) => replayDelivery(trx, id, deliveryId, app.now()))
      return isRefusal(result) ? reply.refuse(result) : reply.code(202).send(result)
    },
  })
}
