import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@edfe/contracts/choices'
import { sql } from 'kysely'
import '../db/webhook-tables.ts'
import type { Trx } from '../db/engine.ts'
import { insertRows } from '../db/insert-rows.ts'

/** What happened in an organization: ids, numbers and words of a state, and no personal number. */
export interface HappenedEvent {
  type: WebhookEvent
  /** Events of one entry reach an address in their order. */
  entryId?: string
  data: Record<string, unknown>
}

/**
 * Queues events for the addresses that ask for them, in the transaction in which they happen: they are sent if and only
 * if it commits.
 */
export async function queueEvents(
  trx: Trx,
  { orgId, now }: { orgId: string; now: Date },
  happened: readonly HappenedEvent[],
): Promise<void> {
  if (happened.length === 0) return
  const types = [...new Set(happened.map(({ type }) => type))]
  const webhooks = await trx
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('org_id', '=', orgId)
    .where(sql<boolean>`events && ${types}::text[]`)
    .execute()
  const rows = happened.flatMap((event) =>
    webhooks
      .filter(({ events }) => events.includes(event.type))
      .map(({ id }) => deliveryRow({ orgId, now, webhookId: id }, event)),
  )
  await insertRows(trx, 'webhook_deliveries', rows)
}

interface Target {
  orgId: string
  webhookId: string
  now: Date
}

/** A delivery that waits to be sent at once. */
export function deliveryRow(
  { orgId, webhookId, now }: Target,
  { type, entryId, data }: Omit<HappenedEvent, 'type'> & { type: WebhookEvent | 'test' },
) {
  const message_id = `msg_${randomUUID()}`
  return {
    org_id: orgId,
    webhook_id: webhookId,
    subject: entryId ?? message_id,
    message_id,
    type,
    payload: JSON.stringify({
      type,
      timestamp: now.toISOString(),
      data: { ...(entryId && { entry_id: entryId }), ...data },
    }),
    created_at: now,
    since: now,
    next_attempt_at: now,
  }
}
