import type { FastifyBaseLogger } from 'fastify'
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

/** Looks every minute whether messages wait too long for an answer of CBP. */
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

/**
 * Logs and mails to the operators, once, that the oldest message waits longer than `CUSTOMS_ALERT_MINUTES`; and logs when
 * none does any more. Whoever comes second, another server or a later minute, finds the note.
 */
export async function watchRoad({ settings, engine, logger, now }: WatchParts, jobs: Jobs): Promise<void> {
  await serverTransaction(engine.db, 'operator', async (trx) => {
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
    await mailOperators(trx, jobs, settings, waiting)
  })
}

async function mailOperators(
  trx: Trx,
  jobs: Jobs,
  settings: WatchParts['settings'],
  waiting: number,
): Promise<void> {
  const { OPERATORS, PUBLIC_URL, CUSTOMS_ALERT_MINUTES: minutes } = settings
  for (const to of operatorAddresses(settings))
    await jobs.send(trx, MAIL_JOB, {
      to,
      subject: roadMails.lateSubject({ waiting }),
      text: [roadMails.late({ minutes })],
      ...(OPERATORS.length > 0 && { link: `${PUBLIC_URL}/operator` }),
    } satisfies QueuedMail)
}
