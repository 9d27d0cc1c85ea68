import { createHash, randomBytes } from 'node:crypto'
import type { Member } from '@edfe/contracts/organization/members'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import { recordAudit, recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import type { SignedIn } from '../../auth/session.ts'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { announce } from '../../http/live.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'

const VALID_DAYS = 7
const DAY_MS = 24 * 3600 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
export const invitationGone = () =>
  refuse(
    404,
    'invitation_not_found',
    say({
      id: 'refusal.invitation-not-found',
      defaultMessage: 'This invitation is no longer valid. Ask for a new one.',
    }),
  )

interface NewInvitation {
  email: string
  role: Member['role']
  now: Date
}

/**
 * Invites someone by email: a membership that waits, and a token for the mail. Inviting again replaces the token and
 * the role. Refuses a person who is a member already.
 */
export async function invite(
  trx: Trx,
  who: MemberActor,
  { email, role, now }: NewInvitation,
): Promise<{ membershipId: string; token: string } | Refusal> {
  await sql`select id from organizations for update`.execute(trx)
  const member = await trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.id')
    .where(sql`lower(u.email)`, '=', email)
    .executeTakeFirst()
  if (member)
    return refuse(
      409,
      'already_member',
      say({
        id: 'refusal.already-member',
        defaultMessage: 'This person is already a member of the organization.',
      }),
    )
  const { membershipId, before } = await openMembership(trx, who, email, role)
  const token = randomBytes(32).toString('base64url')
  await trx.deleteFrom('invitations').where('membership_id', '=', membershipId).execute()
  await trx
    .insertInto('invitations')
    .values({
      org_id: who.orgId,
      membership_id: membershipId,
      email,
      token_hash: hashOf(token),
      invited_by: who.userId,
      expires_at: new Date(now.getTime() + VALID_DAYS * DAY_MS),
    })
    .execute()
  await recordMemberAudit(trx, who, {
    entity: 'membership',
    entityId: membershipId,
    action: 'invite',
    before: before && { email, ...before },
    after: { email, role, status: 'invited' },
  })
  return { membershipId, token }
}

/** The membership that waits for this address, and how it stood before when there was one. */
async function openMembership(trx: Trx, who: MemberActor, email: string, role: string) {
  const open = await trx
    .selectFrom('memberships')
    .select(['id', 'role', 'status'])
    .where('invited_email', '=', email)
    .where('user_id', 'is', null)
    .executeTakeFirst()
  if (open) {
    await trx
      .updateTable('memberships')
      .set({ role, updated_by: who.userId, updated_at: new Date() })
      .where('id', '=', open.id)
      .execute()
    return { membershipId: open.id, before: { role: open.role, status: open.status } }
  }
  const made = await trx
    .insertInto('memberships')
    .values({ org_id: who.orgId, role, status: 'invited', invited_email: email, updated_by: who.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { membershipId: made.id, before: undefined }
}

interface OpenInvitation {
  id: string
  org_id: string
  org_name: string
  membership_id: string
  email: string
  role: Member['role']
  expires_at: Date
  has_account: boolean
}

/** The invitation that a token opens, while it is neither used nor over. The token itself is the right to see it. */
export async function findInvitation(db: Db, token: string, now: Date): Promise<OpenInvitation | undefined> {
  const { rows } = await serverTransaction(db, 'invitation', (trx) =>
    sql<OpenInvitation>`
    select i.id, i.org_id, o.name as org_name, i.membership_id, i.email, m.role, i.expires_at,
      exists (select from auth."user" a where a."email" = i.email) as has_account
    from invitations i
    join organizations o on o.id = i.org_id
    join memberships m on m.id = i.membership_id and m.status = 'invited'
    where i.token_hash = ${hashOf(token)} and i.accepted_at is null and i.expires_at > ${now}`.execute(trx),
  )
  return rows[0]
}

/** Makes the invited person an active member. The invitation works for its own email address only, and once. */
export async function acceptInvitation(
  trx: Trx,
  actor: SignedIn,
  invitation: OpenInvitation,
  now: Date,
): Promise<Refusal | { membershipId: string }> {
  if (actor.email.toLowerCase() !== invitation.email) {
    return refuse(
      403,
      'invitation_for_another',
      say(
        {
          id: 'refusal.invitation-for-another',
          defaultMessage: 'This invitation is for {email}. Sign in with that email address to accept it.',
        },
        { email: invitation.email },
      ),
    )
  }
  const used = await trx
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('id', '=', invitation.id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!used) return invitationGone()
  await trx
    .updateTable('memberships')
    .set({
      user_id: actor.userId,
      status: 'active',
      last_login: now,
      updated_at: now,
      updated_by: actor.userId,
    })
    .where('id', '=', invitation.membership_id)
    .execute()
  await recordAudit(trx, {
    orgId: invitation.org_id,
    actorId: actor.userId,
    entity: 'membership',
    entityId: invitation.membership_id,
    action: 'update',
    before: { email: invitation.email, role: invitation.role, status: 'invited' },
    after: { email: invitation.email, role: invitation.role, status: 'active' },
  })
  // A page of this person that is already open waits for an organisation: its stream starts with this.
  announce(trx, { org_id: invitation.org_id, user_id: actor.userId, topic: 'access' })
  return { membershipId: invitation.membership_id }
}
