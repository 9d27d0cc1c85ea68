import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ReadyConfig } from '../../config/secrets.ts'
import type { Engine, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'
import { operatorAddresses } from '../../mail/operator-addresses.ts'
import { roadMails } from '../../messages/mail-messages.ts'
import { readRoadFigures } from './read-road.ts'

const EVERY_MINUTE = '* * * * *'

interface WatchParts {
  settings: Pick<ReadyConfig, 'CUSTOMS_ALERT_MINUTES' | 'OPERATORS' | 'CONTACT_MAIL_TO' | 'PUBLIC_URL'>
  engine: Engine
  logger: FastifyBaseLogger
  now(): Date
}

/** Looks every minute whether messages wait too long for an answer of CBP, and which passwords expire. */
export const watchRoadJob = (parts: WatchParts) =>
  defineJob(z.object({}), {
    name: 'watch-road',
    queue: { retryLimit: 0 },
    cron: EVERY_MINUTE,
    forgetDoneAfterSeconds: 60,
    work: (_, { jobs }) => watchRoad(parts, jobs),
  })

/** True if the oldest message that waits is older than the operator allows. */
export const isLate = (oldest: Date | null, now: Date, minutes: number): boolean =>
  oldest !== null && now.getTime() - oldest.getTime() > minutes * 60_000

/** How long before its day the operators are notified that a password expires. */
const EXPIRY_DAYS = 14

/** Notifies the operators of what waits too long and of passwords that expire, each once. */
export async function watchRoad(parts: WatchParts, jobs: Jobs): Promise<void> {
  await serverTransaction(parts.engine.db, 'operator', async (trx) => {
    await watchWaiting(parts, trx, jobs)
    await watchPasswords(parts, trx, jobs)
  })
}

/**
 * Logs and mails that the oldest message waits longer than `CUSTOMS_ALERT_MINUTES`; and logs when none does any more.
 * Whoever comes second, another server or a later minute, finds the note.
 */
async function watchWaiting({ settings, logger, now }: WatchParts, trx: Trx, jobs: Jobs): Promise<void> {
  const { oldest_at: oldest, waiting, alerted_at } = await readRoadFigures(trx)
  const late = isLate(oldest, now(), settings.CUSTOMS_ALERT_MINUTES)
  if (late === (alerted_at !== null)) return
  const { numUpdatedRows } = await trx
    .updateTable('customs_road')
    .set({ alerted_at: late ? now() : null })
    .where('alerted_at', late ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  if (!late) return logger.info('No message waits too long for customs any more')
  logger.error({ waiting, oldest }, 'Messages wait too long for customs')
  await mailOperators(trx, jobs, settings, {
    subject: roadMails.lateSubject({ waiting }),
    text: [roadMails.late({ minutes: settings.CUSTOMS_ALERT_MINUTES })],
  })
}

/** Mails that the password of an organization expires, once for each day of expiry. */
async function watchPasswords({ settings, logger, now }: WatchParts, trx: Trx, jobs: Jobs): Promise<void> {
  const until = new Date(now().getTime() + EXPIRY_DAYS * 86_400_000).toISOString().slice(0, 10)
  const { rows } = await sql<{ org_id: string; organization: string; day: string }>`
    update customs_lines l set expiry_notified = l.password_expires_on
    from organizations o
    where o.id = l.org_id and l.password_expires_on <= ${until}::date
      and l.expiry_notified is distinct from l.password_expires_on
    returning l.org_id, o.name as organization, l.password_expires_on::text as day`.execute(trx)
  for (const { org_id: orgId, organization, day } of rows) {
    logger.warn({ orgId, day }, 'The password with which an organization files expires')
    await mailOperators(trx, jobs, settings, {
      subject: roadMails.expirySubject({ organization }),
      text: [roadMails.expiry({ organization, day })],
    })
  }
}

async function mailOperators(
  trx: Trx,
  jobs: Jobs,
  settings: WatchParts['settings'],
  mail: Pick<QueuedMail, 'subject' | 'text'>,
): Promise<void> {
  const { OPERATORS, PUBLIC_URL } = settings
  for (const to of operatorAddresses(settings))
    await jobs.send(trx, MAIL_JOB, {
      to,
      ...mail,
      ...(OPERATORS.length > 0 && { link: `${PUBLIC_URL}/operator` }),
    } satisfies QueuedMail)
}
