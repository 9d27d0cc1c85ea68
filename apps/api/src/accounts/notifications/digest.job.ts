import type { UserNotifications } from '@edfe/contracts/accounts/me'
import { asWritten, type Message } from '@edfe/domain/messages'
import { z } from 'zod'
import type { Engine, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'
import { otherMails } from '../../messages/mail-messages.ts'
import { DEFAULT_NOTIFICATIONS } from '../me/me.ts'
import { readOrgNotifications } from '../organization/organization.ts'
import { mailChannel, type OrganizationKind, type PersonalKind } from './mail-channel.ts'

const EVERY_FIVE_MINUTES = '*/5 * * * *'

/** Mails what has waited for a digest or for the end of quiet hours: one mail for each person. */
export const digestJob = (parts: { engine: Engine; now(): Date }) =>
  defineJob(z.object({}), {
    name: 'mail-digest',
    queue: { retryLimit: 2 },
    cron: EVERY_FIVE_MINUTES,
    work: (_, { jobs }) => sendDue(parts.engine, jobs, parts.now()),
  })

/**
 * Takes everything that is due and queues its mails in the same transaction, so that each item is mailed once. What the
 * reader or the organisation has switched off meanwhile is dropped, and so is what waits for somebody who has left.
 */
export async function sendDue(engine: Engine, jobs: Jobs, now: Date): Promise<void> {
  await serverTransaction(engine.db, 'digest', async (trx) => {
    const due = await trx.deleteFrom('mail_deferrals').where('due_at', '<=', now).returningAll().execute()
    for (const items of Map.groupBy(due, (item) => `${item.org_id} ${item.user_id}`).values()) {
      await queueDigest(trx, jobs, items)
    }
  })
}

interface Item {
  org_id: string
  user_id: string
  kind: string
  subject: Message
  body: readonly Message[]
  href: string | null
  created_at: Date
}

async function queueDigest(trx: Trx, jobs: Jobs, due: Item[]): Promise<void> {
  const [one] = due
  const reader = one && (await readReader(trx, one))
  if (!reader) return
  const items = due
    .filter(({ kind }) => mailChannel(kind as PersonalKind | OrganizationKind, reader).isMailed)
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
  const [first] = items
  if (!first) return
  const subject = items.length === 1 ? first.subject : otherMails.digestSubject({ count: items.length })
  await jobs.send(trx, MAIL_JOB, {
    to: reader.email,
    subject,
    text: [digestOf(items)],
    isAboutEntries: true,
    orgId: one.org_id,
  } satisfies QueuedMail)
}

/** The items as one text, each with its sentences and its link on lines below its subject. */
const digestOf = (items: readonly Item[]): Message =>
  items
    .map(({ subject, body, href }) => {
      const lines = [body, href ? [asWritten({ text: href })] : []].filter(({ length }) => length > 0)
      return lines.reduce((before, next) => otherMails.digestLine({ before, next }), subject)
    })
    .reduce((before, next) => otherMails.digestNext({ before, next }))

/** The active member whom items wait for, with their current settings; undefined for somebody who has left. */
async function readReader(trx: Trx, { org_id, user_id }: Item) {
  const row = await trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('user_notifications as n', 'n.user_id', 'u.id')
    .select(['u.email', 'n.user_id as has_settings', 'n.email_tasks', 'n.email_mentions'])
    .select(['n.email_entry_status', 'n.email_deadlines', 'n.digest'])
    .where('m.org_id', '=', org_id)
    .where('m.user_id', '=', user_id)
    .where('m.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const { email, has_settings, ...own } = row
  return {
    email,
    settings: has_settings
      ? ({ ...DEFAULT_NOTIFICATIONS, ...own } as UserNotifications)
      : DEFAULT_NOTIFICATIONS,
    org: await readOrgNotifications(trx, org_id),
  }
}
