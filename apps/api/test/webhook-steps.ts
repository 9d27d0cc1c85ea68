import type { WebhookEvent } from '@edfe/contracts/choices'
import type { TestApp, Visitor } from './harness.ts'

/** An address that is sent some events, and what is queued for it, in its order. */
export async function listenFor(app: TestApp, admin: Visitor, ...events: WebhookEvent[]) {
  const body = { url: 'https://hooks.example.com/edfe', events }
  const { webhook } = await app.ask('createWebhook', { as: admin, body })
  return async (): Promise<{ type: string; data: Record<string, unknown> }[]> => {
    const queued = `select payload from webhook_deliveries where webhook_id = '${webhook.id}' order by place`
    const { rows } = await app.engine.asOwner((run) => run(queued))
    return rows.map(({ payload }) => JSON.parse(String(payload)))
  }
}
