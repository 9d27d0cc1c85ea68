import type { Engine, Trx } from '../db/engine.ts'
import type { JobDefinition, Jobs } from '../jobs/jobs.ts'
import { MAIL_JOB } from './mail.job.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Mails what has waited for a digest or for the end of quiet hours: one mail for each person. */
export const digestJob = (parts: { engine: Engine; now(): Date }): JobDefinition<object> => ({
  name: 'mail-digest',
  queue: { retryLimit: 2 },
  cron: EVERY_FIVE_MINUTES,
  work: (_, { jobs }) => sendDue(parts.engine, jobs, parts.now()),
})

/** Takes everything that is due and queues its mails in the same transaction, so that each item is mailed once. */
export async function sendDue(engine: Engine, jobs: Jobs, now: Date): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const due = await trx.deleteFrom('mail_deferrals').where('due_at', '<=', now).returningAll().execute()
    for (const items of Map.groupBy(due, (item) => item.user_id).values()) {
      await queueDigest(trx, jobs, items)
    }
  })
}

interface Item {
  user_id: string
  subject: string
  body: string
  href: string | null
  created_at: Date
}

async function queueDigest(trx: Trx, jobs: Jobs, items: Item[]): Promise<void> {
  const [first] = items
  if (!first) return
  const person = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', first.user_id)
    .executeTakeFirst()
  if (!person) return
  const inOrder = items.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const text = inOrder
    .map(({ subject, body, href }) => [subject, body, href].filter(Boolean).join('\n'))
    .join('\n\n')
  const subject = items.length === 1 ? first.subject : `${items.length} updates on your entries`
  await jobs.send(trx, MAIL_JOB, { to: person.email, subject, text })
}
