import { say } from '@edfe/domain/messages'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type NamedMembership, readMemberships } from '../../auth/active-organization.ts'
import type { MemberActor } from '../../auth/actors.ts'
import type { SignedIn } from '../../auth/session.ts'
import type { Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'
import { english } from '../../messages/formatter.ts'
import { accountMails } from '../../messages/mail-messages.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { changeMember } from '../members/members.ts'
import { readAdminIds } from '../members/read-members.ts'
import { deleteOrganization, deletionRefusal } from '../organization/delete-organization.ts'

type Parts = Pick<FastifyInstance, 'db' | 'jobs' | 'now'>

/**
 * Deletes an account. The person leaves every organization; one in which they work alone and that filed nothing goes with
 * them. Refused while an organization would be left without an administrator. What stays is the name on audit events and
 * declarations, which the record-keeping of customs needs (19 CFR 163).
 */
export async function deleteAccount(
  parts: Parts,
  actor: SignedIn,
  userAgent: string | null,
): Promise<Refusal | undefined> {
  const memberships = await readMemberships(parts.db, actor.userId)
  const inEach = async (work: (trx: Trx, who: MemberActor, id: string) => Promise<Refusal | undefined>) => {
    for (const membership of memberships) {
      const who = memberOf(actor, membership, userAgent)
      const scope = { orgId: who.orgId, userId: who.userId }
      const refusal = await tenantTransaction(parts.db, scope, async (trx) => {
        const { id } = await trx
          .selectFrom('memberships')
          .select('id')
          .where('user_id', '=', who.userId)
          .executeTakeFirstOrThrow()
        return work(trx, who, id)
      })
      if (refusal) return refusal
    }
    return undefined
  }
  // All are asked before the first is left.
  const refusal =
    (await inEach((trx, who) => soleAdminRefusal(trx, who))) ??
    (await inEach((trx, who, id) => leaveOrganization(trx, who, id, parts.now())))
  if (refusal) return refusal
  await removePerson(parts, actor)
  return undefined
}

const memberOf = (
  actor: SignedIn,
  { orgId, role }: NamedMembership,
  userAgent: string | null,
): MemberActor => ({
  kind: 'member',
  orgId,
  userId: actor.userId,
  role,
  name: actor.name,
  timeZone: actor.timezone,
  words: english,
  userAgent,
  provenAt: actor.provenAt,
  isKey: false,
})

async function isSoleAdmin(trx: Trx, { userId }: MemberActor): Promise<boolean> {
  const admins = await readAdminIds(trx)
  return admins.length === 1 && admins[0] === userId
}

async function soleAdminRefusal(trx: Trx, who: MemberActor): Promise<Refusal | undefined> {
  if (!(await isSoleAdmin(trx, who))) return undefined
  const kept = await deletionRefusal(trx, who)
  if (!kept) return undefined
  return refuse(
    409,
    'sole_admin',
    say(
      {
        id: 'refusal.sole-admin',
        defaultMessage:
          'You are its only administrator. {kept} Make another member an administrator, then delete your account.',
      },
      { kept: kept.message },
    ),
  )
}

/** Ends one membership; an organization in which nobody else works is deleted with it. */
async function leaveOrganization(
  trx: Trx,
  who: MemberActor,
  membershipId: string,
  now: Date,
): Promise<Refusal | undefined> {
  await trx.deleteFrom('notifications').where('user_id', '=', who.userId).execute()
  await trx.deleteFrom('mail_deferrals').where('user_id', '=', who.userId).execute()
  await sql`delete from entry_presence where user_id = ${who.userId}`.execute(trx)
  if (await isSoleAdmin(trx, who)) {
    const kept = await soleAdminRefusal(trx, who)
    if (kept) return kept
    await deleteOrganization(trx, who, now)
    return undefined
  }
  const left = await changeMember(trx, who, membershipId, { action: 'leave', set: null })
  return isRefusal(left) ? left : undefined
}

/** Ends every session and forgets how the person signs in, their settings and messages; tells them by mail. */
function removePerson({ db, jobs, now }: Parts, actor: SignedIn): Promise<void> {
  return serverTransaction(db, 'session', async (trx) => {
    for (const table of ['user_preferences', 'user_notifications', 'contact_messages'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', actor.userId).execute()
    }
    await trx
      .updateTable('users')
      .set({
        auth_id: null,
        email: '',
        job_title: null,
        phone: null,
        last_org_id: null,
        deleted_at: now(),
        updated_at: now(),
        updated_by: actor.userId,
      })
      .where('id', '=', actor.userId)
      .execute()
    await trx.deleteFrom('auth.user').where('id', '=', actor.authId).execute()
    await jobs.send(trx, MAIL_JOB, {
      to: actor.email,
      subject: accountMails.deletedSubject(),
      text: [accountMails.deleted()],
    } satisfies QueuedMail)
  })
}
