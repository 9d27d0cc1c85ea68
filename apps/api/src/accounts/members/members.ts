import type { Member } from '@edfe/contracts/organization/members'
import {
  LAST_ADMIN_DISABLE,
  LAST_ADMIN_LEAVE,
  LAST_ADMIN_REMOVE,
  MEMBERSHIP_NOT_FOUND,
} from '@edfe/contracts/organization/members'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import type { AuditAction } from '../../audit/record-audit.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'
import { announce } from '../../http/live.ts'
import { notFound, type Refusal, refuse } from '../../refusals/problems.ts'
import { readAdminIds } from './read-members.ts'

/** The row that member routes name, with its specified 404. */
export const MEMBER_ROW = { table: 'memberships', param: 'id', missing: MEMBERSHIP_NOT_FOUND } as const

/** The organisation's members, newest first; open invitations among them. */
export async function listMembers(trx: Trx, me: MemberActor, id?: string): Promise<Member[]> {
  let query = trx
    .selectFrom('memberships as m')
    .leftJoin('users as u', 'u.id', 'm.user_id')
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.membership_id', '=', 'm.id').on('i.accepted_at', 'is', null),
    )
    .select([
      'i.expires_at',
      'm.id',
      'm.org_id',
      'm.user_id',
      'm.role',
      'm.status',
      'm.last_login',
      'm.created_at',
    ])
    .select(['m.invited_email', 'u.email', 'u.given_name', 'u.family_name'])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
  if (id) query = query.where('m.id', '=', id)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    org_id: row.org_id,
    user_id: row.user_id,
    name: row.given_name
      ? `${row.given_name} ${row.family_name ?? ''}`.trim()
      : (row.invited_email ?? 'User'),
    email: row.email ?? row.invited_email ?? '',
    role: row.role as Member['role'],
    status: row.status as Member['status'],
    last_login: row.last_login ? new Date(row.last_login).toISOString() : null,
    created_at: row.created_at.toISOString(),
    invitation_expires_at:
      row.status === 'invited' && row.expires_at ? new Date(row.expires_at).toISOString() : null,
    is_you: row.user_id === me.userId,
  }))
}

/** A change to one membership: what it becomes (null ends it), and how the audit log names it. */
export interface MemberChange {
  action: AuditAction
  set: { role: Member['role'] } | { status: 'active' | 'disabled' } | null
}

/**
 * Changes one membership. An organisation keeps at least one active admin, also when two requests come at once: the
 * organisation's row is locked first, so they are judged one after the other.
 */
export async function changeMember(
  trx: Trx,
  who: MemberActor,
  id: string,
  change: MemberChange,
): Promise<{ membership: Member } | Refusal> {
  await sql`select id from organizations for update`.execute(trx)
  const [before] = await listMembers(trx, who, id)
  if (!before) return notFound(MEMBERSHIP_NOT_FOUND)
  const refusal = await changeRefusal(trx, before, change)
  if (refusal) return refusal
  if (change.set === null) await trx.deleteFrom('memberships').where('id', '=', id).execute()
  else {
    await trx
      .updateTable('memberships')
      .set({ ...change.set, updated_at: new Date(), updated_by: who.userId })
      .where('id', '=', id)
      .execute()
  }
  const after = change.set === null ? null : { ...before, ...change.set }
  await recordMemberAudit(trx, who, {
    entity: 'membership',
    entityId: id,
    action: change.action,
    before: auditView(before),
    after: after && auditView(after),
  })
  if (before.user_id) announce(trx, { org_id: who.orgId, user_id: before.user_id, topic: 'access' })
  return { membership: after ?? before }
}

async function changeRefusal(
  trx: Trx,
  before: Member,
  { action, set }: MemberChange,
): Promise<Refusal | undefined> {
  if (set && 'status' in set && before.status === 'invited') {
    return refuse(
      409,
      'not_accepted_yet',
      say({
        id: 'refusal.not-accepted-yet',
        defaultMessage: 'This person has not accepted the invitation yet.',
      }),
    )
  }
  const staysAdmin = set !== null && ('role' in set ? set.role === 'admin' : set.status === 'active')
  if (before.role !== 'admin' || before.status !== 'active' || staysAdmin) return undefined
  if ((await readAdminIds(trx)).length > 1) return undefined
  const message =
    action === 'leave' ? LAST_ADMIN_LEAVE : set && 'status' in set ? LAST_ADMIN_DISABLE : LAST_ADMIN_REMOVE
  return refuse(409, 'last_admin', message)
}

const auditView = ({ role, status, email, name }: Member) => ({ name, email, role, status })
