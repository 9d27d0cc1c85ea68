import { defaultOrganizationName } from '@edfe/contracts/names'
import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { insertOrganization } from './insert-organization.ts'
import type { Membership, SignedIn } from './session.ts'

/** True if an organisation still has its default name, which is nobody's legal name. */
export const isDefaultName = (name: string): boolean => name.endsWith(defaultOrganizationName(''))

/**
 * The organisation of someone who has none yet, made on first use with its maker as active admin. Two requests at
 * once make one: the person's row is the lock.
 */
export function ensureDefaultOrganization(db: Db, actor: SignedIn): Promise<Membership> {
  return makeOrganization(db, actor, { name: defaultOrganizationName(actor.name) })
}

/**
 * Makes an organisation unless the person is an active member of one already, which is then the answer. `audited` are
 * the values that the audit event shows in place of the stored ones.
 */
export function makeOrganization(
  db: Db,
  actor: Pick<SignedIn, 'userId'>,
  values: { name: string } & Record<string, unknown>,
  audited: object = {},
): Promise<Membership> {
  return serverTransaction(db, 'first-organization', async (trx) => {
    await sql`select id from users where id = ${actor.userId} for update`.execute(trx)
    const existing = await trx
      .selectFrom('memberships')
      .select(['id', 'org_id', 'role'])
      .where('user_id', '=', actor.userId)
      .where('status', '=', 'active')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (existing)
      return { id: existing.id, orgId: existing.org_id, role: existing.role as Membership['role'] }
    return insertOrganization(trx, actor, values, audited)
  })
}
