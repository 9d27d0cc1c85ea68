import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Engine } from '../db/engine.ts'
import type { TextSealing } from '../db/sealing.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import '../db/webhook-tables.ts'
import { defineJob } from '../jobs/jobs.ts'
import { type Attempt, type Reach, sendDelivery } from './send-delivery.ts'

const EVERY_MINUTE = '* * * * *'
/** Deliveries that are sent at the same time. */
const AT_ONCE = 5
const CLAIM_SECONDS = 30
/** Less than the minute after which the next job begins. */
const RUN_MS = 45_000
/** The waits after the first attempts, in seconds; the last one is repeated until three days are over. */
const WAITS = [60, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600] as const
const THREE_DAYS_MS = 3 * 24 * 3600_000
/** For how many days deliveries stay in the log. */
const LOG_DAYS = 30

interface DeliveryParts {
  engine: Pick<Engine, 'db'>
  entryServices: { sealing: Pick<TextSealing, 'decrypt'> }
  settings: { WEBHOOK_PRIVATE_NETWORKS: readonly string[] }
  logger: FastifyBaseLogger
  now(): Date
}

/** Sends what is due to the addresses of all organizations, and forgets what was sent long ago. */
export const webhooksJob = (parts: DeliveryParts) =>
  defineJob(z.object({}), {
    name: 'webhooks',
    cron: EVERY_MINUTE,
    forgetDoneAfterSeconds: 60,
    work: () => sendDue(parts, { networks: parts.settings.WEBHOOK_PRIVATE_NETWORKS }),
  })

/** Sends the deliveries that are due, several at once, those of one entry one after the other. */
export async function sendDue(parts: DeliveryParts, reach: Reach): Promise<void> {
  const end = performance.now() + RUN_MS
  await forgetOld(parts)
  const sender = async () => {
    while (performance.now() < end) {
      const due = await claimNext(parts)
      if (!due) return
      const attempt = await sendDelivery(outgoingOf(parts, due), reach, parts.now())
      await keepAttempt(parts, due, attempt)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
}

interface Due {
  id: string
  message_id: string
  payload: string
  attempts: number
  since: Date
  url: string
  secret: string
  previous_secret: string | null
  previous_secret_until: Date | null
}

/** The first delivery that is due and has none of its entry before it, which no other server takes meanwhile. */
function claimNext({ engine, now }: DeliveryParts): Promise<Due | undefined> {
  return serverTransaction(engine.db, 'webhooks', async (trx) => {
    const at = now()
    const { rows } = await sql<Due>`
      with next as (
        select d.id from webhook_deliveries d
        where d.state = 'pending' and d.next_attempt_at <= ${at}
          and coalesce(d.claimed_until < ${at}, true)
          and not exists (
            select from webhook_deliveries b where b.webhook_id = d.webhook_id and b.subject = d.subject
              and b.state = 'pending' and b.place < d.place)
        order by d.next_attempt_at, d.place limit 1 for update skip locked)
      update webhook_deliveries d set claimed_until = ${new Date(at.getTime() + CLAIM_SECONDS * 1000)}
      from next, webhooks w
      where d.id = next.id and w.id = d.webhook_id
      returning d.id, d.message_id, d.payload, d.attempts, d.since, w.url, w.secret, w.previous_secret,
        w.previous_secret_until`.execute(trx)
    return rows[0]
  })
}

function outgoingOf({ entryServices: { sealing }, now }: DeliveryParts, due: Due) {
  const { previous_secret: before, previous_secret_until: until } = due
  const earlier = before && until && until > now() ? [sealing.decrypt(before)] : []
  return {
    url: due.url,
    messageId: due.message_id,
    payload: due.payload,
    secrets: [sealing.decrypt(due.secret), ...earlier],
  }
}

function keepAttempt({ engine, now }: DeliveryParts, due: Due, { status, problem }: Attempt) {
  const attempts = due.attempts + 1
  const next = new Date(now().getTime() + (WAITS[Math.min(attempts, WAITS.length) - 1] ?? 0) * 1000)
  const isLast = next.getTime() - due.since.getTime() > THREE_DAYS_MS
  return serverTransaction(engine.db, 'webhooks', (trx) =>
    trx
      .updateTable('webhook_deliveries')
      .set({
        attempts,
        status,
        problem,
        claimed_until: null,
        state: problem === null ? 'delivered' : isLast ? 'failed' : 'pending',
        delivered_at: problem === null ? now() : null,
        next_attempt_at: problem === null || isLast ? null : next,
      })
      .where('id', '=', due.id)
      .execute(),
  )
}

const forgetOld = ({ engine, now }: DeliveryParts) =>
  serverTransaction(engine.db, 'webhooks', (trx) =>
    trx
      .deleteFrom('webhook_deliveries')
      .where('state', '!=', 'pending')
      .where('created_at', '<', new Date(now().getTime() - LOG_DAYS * 24 * 3600_000))
      .execute(),
  )
