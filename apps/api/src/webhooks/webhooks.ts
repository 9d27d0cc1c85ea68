import { randomBytes } from 'node:crypto'
import type { Delivery, Webhook } from '@edfe/contracts/webhooks/webhooks'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import { recordMemberAudit } from '../audit/record-audit.ts'
import type { MemberActor } from '../auth/actors.ts'
import type { Trx } from '../db/engine.ts'
import type { TextSealing } from '../db/sealing.ts'
import '../db/webhook-tables.ts'
import { notFound, type Refusal, refuse } from '../refusals/problems.ts'
import { deliveryRow } from './queue-event.ts'
import { isAllowedAddress, type Reach } from './send-delivery.ts'

/** The row that a route of one address names. */
export const WEBHOOK_ROW = { table: 'webhooks', param: 'id' } as const

const MOST_WEBHOOKS = 20
const SECRET_BYTES = 32
const DAY_MS = 24 * 3600_000
/** Deliveries of the log that are shown. */
const SHOWN = 100

/** What these operations need beside the transaction. */
interface Given {
  sealing: Pick<TextSealing, 'encrypt'>
  now: Date
}

const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

/** The addresses of an organization, the newest first; with an id that one alone. */
export async function listWebhooks(trx: Trx, id?: string): Promise<Webhook[]> {
  let query = trx
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'created_at', 'previous_secret_until'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
  if (id) query = query.where('id', '=', id)
  return (await query.execute()).map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    previous_secret_until: row.previous_secret_until?.toISOString() ?? null,
  }))
}

type WithSecret = { webhook: Webhook; secret: string }

async function withSecret(trx: Trx, id: string, secret: string): Promise<WithSecret | Refusal> {
  const [webhook] = await listWebhooks(trx, id)
  return webhook ? { webhook, secret } : notFound()
}

export async function createWebhook(
  trx: Trx,
  who: MemberActor,
  { url, events }: Pick<Webhook, 'url' | 'events'>,
  { sealing, now, reach }: Given & { reach: Reach },
): Promise<WithSecret | Refusal> {
  if (!isAllowedAddress(url, reach)) return addressNotAllowed()
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhooks`.execute(trx)
  if ((rows[0]?.count ?? 0) >= MOST_WEBHOOKS) return tooManyWebhooks()
  const secret = makeSecret()
  const { id } = await trx
    .insertInto('webhooks')
    .values({
      org_id: who.orgId,
      url,
      events: [...new Set(events)],
      secret: sealing.encrypt(secret),
      created_by: who.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordMemberAudit(trx, who, {
    entity: 'webhook',
    entityId: id,
    action: 'create',
    after: { url, events },
  })
  return withSecret(trx, id, secret)
}

/** Sends an address other events from now on; what waits for it is sent. */
export async function updateWebhook(
  trx: Trx,
  who: MemberActor,
  id: string,
  { events }: Pick<Webhook, 'events'>,
): Promise<{ webhook: Webhook } | Refusal> {
  const [before] = await listWebhooks(trx, id)
  if (!before) return notFound()
  await trx
    .updateTable('webhooks')
    .set({ events: [...new Set(events)] })
    .where('id', '=', id)
    .execute()
  const [webhook] = await listWebhooks(trx, id)
  if (!webhook) return notFound()
  const { url } = webhook
  await recordMemberAudit(trx, who, {
    entity: 'webhook',
    entityId: id,
    action: 'update',
    before: { url, events: before.events },
    after: { url, events: webhook.events },
  })
  return { webhook }
}

/** Ends an address with its deliveries, also those that wait. */
export async function deleteWebhook(trx: Trx, who: MemberActor, id: string): Promise<Refusal | undefined> {
  const gone = await trx.deleteFrom('webhooks').where('id', '=', id).returning(['url']).executeTakeFirst()
  if (!gone) return notFound()
  await recordMemberAudit(trx, who, { entity: 'webhook', entityId: id, action: 'delete', before: gone })
  return undefined
}

/** Signs with a new secret from now on, and for a day with the one before as well. */
export async function rotateSecret(
  trx: Trx,
  who: MemberActor,
  id: string,
  { sealing, now }: Given,
): Promise<WithSecret | Refusal> {
  const secret = makeSecret()
  const changed = await trx
    .updateTable('webhooks')
    .set({
      previous_secret: sql`secret`,
      previous_secret_until: new Date(now.getTime() + DAY_MS),
      secret: sealing.encrypt(secret),
    })
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst()
  if (!changed) return notFound()
  await recordMemberAudit(trx, who, {
    entity: 'webhook',
    entityId: id,
    action: 'update',
    before: { url: changed.url },
    after: { url: changed.url, signed_anew_at: now.toISOString() },
  })
  return withSecret(trx, id, secret)
}

/** The last deliveries to an address, the newest first. */
export async function readDeliveries(trx: Trx, id: string): Promise<{ deliveries: Delivery[] } | Refusal> {
  if ((await listWebhooks(trx, id)).length === 0) return notFound()
  return { deliveries: await listDeliveries(trx, id) }
}

async function listDeliveries(trx: Trx, webhookId: string, id?: string): Promise<Delivery[]> {
  let query = trx
    .selectFrom('webhook_deliveries')
    .select(['id', 'message_id', 'type', 'created_at', 'state', 'attempts', 'next_attempt_at'])
    .select(['delivered_at', 'status', 'problem'])
    .where('webhook_id', '=', webhookId)
    .orderBy('place', 'desc')
    .limit(SHOWN)
  if (id) query = query.where('id', '=', id)
  return (await query.execute()).map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
  }))
}

async function oneDelivery(trx: Trx, webhookId: string, id: string) {
  const [delivery] = await listDeliveries(trx, webhookId, id)
  return delivery ? { delivery } : notFound()
}

/** Queues an event that says nothing, to try an address. */
export async function testWebhook(trx: Trx, who: MemberActor, id: string, now: Date) {
  if ((await listWebhooks(trx, id)).length === 0) return notFound()
  const row = deliveryRow({ orgId: who.orgId, webhookId: id, now }, { type: 'test', data: {} })
  const added = await trx
    .insertInto('webhook_deliveries')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return oneDelivery(trx, id, added.id)
}

/** Sends a delivery again, under its id and for three days from now. */
export async function replayDelivery(trx: Trx, webhookId: string, id: string, now: Date) {
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', attempts: 0, since: now, next_attempt_at: now, problem: null })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .execute()
  return oneDelivery(trx, webhookId, id)
}

const addressNotAllowed = (): Refusal =>
  refuse(
    422,
    'address_not_allowed',
    say({
      id: 'refusal.webhook-address',
      defaultMessage: 'Use an address that begins with https:// and names no account.',
    }),
  )

const tooManyWebhooks = (): Refusal =>
  refuse(
    409,
    'too_many_webhooks',
    say(
      { id: 'refusal.too-many-webhooks', defaultMessage: 'Events go to {most} addresses at most.' },
      { most: MOST_WEBHOOKS },
    ),
  )
