import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { announce } from '../../http/live.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'
import { domainMails } from '../../messages/mail-messages.ts'
import type { LookUpTxt } from './look-up-txt.ts'
import { recordOf } from './sign-in-domains.ts'

/** Before work in the East of the United States, so that an admin reads the mail on the same day. */
const EVERY_MORNING = '30 11 * * *'
/** So many days after the record was first missing, the domain is suspended. */
export const DAYS_WITHOUT_RECORD = 7
const DAY_MS = 86_400_000

interface CheckParts {
  engine: { db: Db }
  settings: { PUBLIC_URL: string }
  logger: FastifyBaseLogger
  lookUpTxt: LookUpTxt
  now(): Date
}

/** Looks once a day whether the records of proven domains are still there. */
export const checkRecordsJob = (parts: CheckParts) =>
  defineJob(z.object({}), {
    name: 'check-domain-records',
    queue: { retryLimit: 2 },
    cron: EVERY_MORNING,
    work: (_, { jobs }) => checkDomainRecords(parts, jobs),
  })

interface Claim {
  id: string
  org_id: string
  domain: string
  token: string
}

/**
 * Looks for the record of each proven domain. One that is missing is noted and mailed to the admins, and after
 * `DAYS_WITHOUT_RECORD` days its domain is suspended. While no name server answers, nothing changes.
 */
export async function checkDomainRecords(parts: CheckParts, jobs: Jobs): Promise<void> {
  const claims: Claim[] = await serverTransaction(parts.engine.db, 'sign-in-domains', (trx) =>
    trx
      .selectFrom('sign_in_domains')
      .select(['id', 'org_id', 'domain', 'token'])
      .where('proven_at', 'is not', null)
      .orderBy('id')
      .execute(),
  )
  for (const claim of claims) {
    try {
      const { name, value } = recordOf(claim)
      const isThere = (await parts.lookUpTxt(name)).includes(value)
      await tenantTransaction(parts.engine.db, { orgId: claim.org_id, userId: null }, (trx) =>
        isThere ? noteSeen(trx, claim) : noteMissing(trx, claim, { ...parts, jobs }),
      )
    } catch (error) {
      parts.logger.error({ err: error, orgId: claim.org_id }, 'The record of a domain could not be checked')
    }
  }
}

async function noteSeen(trx: Trx, { id }: Claim): Promise<void> {
  await trx
    .updateTable('sign_in_domains')
    .set({ record_missing_since: null })
    .where('id', '=', id)
    .where('record_missing_since', 'is not', null)
    .execute()
}

type Tools = Pick<CheckParts, 'settings' | 'now'> & { jobs: Jobs }

async function noteMissing(trx: Trx, claim: Claim, { jobs, settings, now }: Tools): Promise<void> {
  const row = await trx
    .selectFrom('sign_in_domains')
    .select(['record_missing_since', 'requires_provider', 'admits_new'])
    .where('id', '=', claim.id)
    .where('proven_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return
  const { record_missing_since: since, ...asked } = row
  const isOver = since !== null && now().getTime() - since.getTime() >= DAYS_WITHOUT_RECORD * DAY_MS
  if (since && !isOver) return
  const words = { domain: claim.domain, name: recordOf(claim).name, days: DAYS_WITHOUT_RECORD }
  const link = `${settings.PUBLIC_URL}/settings/organization/signing`
  await mailAdmins(trx, jobs, {
    subject: isOver ? domainMails.suspendedSubject(words) : domainMails.missingSubject(words),
    text: [isOver ? domainMails.suspended(words) : domainMails.missing(words)],
    link,
  })
  if (!isOver) {
    await trx
      .updateTable('sign_in_domains')
      .set({ record_missing_since: now() })
      .where('id', '=', claim.id)
      .execute()
    return
  }
  await trx
    .updateTable('sign_in_domains')
    .set({ proven_at: null, requires_provider: false, admits_new: false })
    .where('id', '=', claim.id)
    .execute()
  announce(trx, { org_id: claim.org_id, topic: 'access' })
  await recordAudit(trx, {
    orgId: claim.org_id,
    actorId: null,
    entity: 'sign_in_domain',
    entityId: claim.id,
    action: 'suspend',
    before: { domain: claim.domain, ...asked },
    after: { domain: claim.domain, requires_provider: false, admits_new: false },
  })
}

/** Mails every active admin at once, whatever their notifications say: this decides who gets in. */
async function mailAdmins(trx: Trx, jobs: Jobs, mail: Omit<QueuedMail, 'to'>): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select u.email from memberships m join users u on u.id = m.user_id
    where m.role = 'admin' and m.status = 'active' order by u.id`.execute(trx)
  for (const { email } of rows) await jobs.send(trx, MAIL_JOB, { ...mail, to: email })
}
