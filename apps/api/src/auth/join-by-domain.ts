import type { Role } from '@edfe/domain/access'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { announce } from '../http/live.ts'
import { findPerson } from './account-events.ts'
import { claimOf } from './required-provider.ts'
import { createUser } from './session.ts'

/** The role that changes nothing. */
const NEW_PEOPLE: Role = 'auditor'

/**
 * Lets somebody whom the provider has signed in join the organization of their proven domain, if it admits new people.
 * Nobody who is or was a member anywhere joins, nor anybody whom the organization has invited: that role holds.
 */
export async function joinByDomain(db: Db, authId: string): Promise<void> {
  const account = await db
    .selectFrom('auth.user')
    .select(['name', 'email'])
    .where('id', '=', authId)
    .executeTakeFirstOrThrow()
  const claim = await claimOf(db, account.email)
  if (!claim?.admits_new) return
  await createUser(db, { authId, ...account })
  const userId = await findPerson(db, { authId })
  if (!userId) return
  const { org_id: orgId } = claim
  await serverTransaction(db, 'first-organization', async (trx) => {
    await sql`select id from users where id = ${userId} for update`.execute(trx)
    const other = await trx
      .selectFrom('memberships')
      .select('id')
      .where((where) =>
        where.or([
          where('user_id', '=', userId),
          where.and([where('org_id', '=', orgId), where('invited_email', '=', account.email)]),
        ]),
      )
      .executeTakeFirst()
    if (other) return
    const { id } = await trx
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: userId, role: NEW_PEOPLE, status: 'active', last_login: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`select set_config('role', 'app', true), set_config('app.org_id', ${orgId}, true)`.execute(trx)
    await recordAudit(trx, {
      orgId,
      actorId: userId,
      entity: 'membership',
      entityId: id,
      action: 'create',
      before: {},
      after: { email: account.email, role: NEW_PEOPLE, status: 'active' },
    })
    announce(trx, { org_id: orgId, user_id: userId, topic: 'access' })
  })
}
