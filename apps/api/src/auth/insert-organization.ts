import type { NewOrganization } from '@edfe/contracts/accounts/memberships'
import { say } from '@edfe/domain/messages'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Db, Trx } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { announce } from '../http/live.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'
import type { Membership, SignedIn } from './session.ts'

/**
 * Adds an organization with its maker as active admin, in a transaction that makes organizations. `audited` are the
 * values that the audit event shows in place of the stored ones.
 */
export async function insertOrganization(
  trx: Trx,
  actor: Pick<SignedIn, 'userId'>,
  values: { name: string } & Record<string, unknown>,
  audited: object = {},
): Promise<Membership> {
  const organization = await trx
    .insertInto('organizations')
    .values({ ...values, updated_by: actor.userId })
    .returningAll()
    .executeTakeFirstOrThrow()
  const membership = await trx
    .insertInto('memberships')
    .values({
      org_id: organization.id,
      user_id: actor.userId,
      role: 'admin',
      status: 'active',
      last_login: new Date(),
      updated_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`select set_config('role', 'app', true), set_config('app.org_id', ${organization.id}, true)`.execute(
    trx,
  )
  await recordAudit(trx, {
    orgId: organization.id,
    actorId: actor.userId,
    entity: 'organization',
    entityId: organization.id,
    action: 'create',
    after: { ...organization, ...audited },
  })
  announce(trx, { org_id: organization.id, user_id: actor.userId, topic: 'access' })
  return { id: membership.id, orgId: organization.id, role: 'admin' }
}

/** Nobody works in more; what makes more is a script. */
const MOST_ORGANIZATIONS = 20

/**
 * Makes a further organization of a person, who may have others: 409 for one who has too many. Their row is the lock, so
 * that requests at the same moment are counted.
 */
export const addOrganization = (
  db: Db,
  actor: SignedIn,
  values: NewOrganization,
): Promise<Membership | Refusal> =>
  serverTransaction(db, 'first-organization', async (trx) => {
    await sql`select id from users where id = ${actor.userId} for update`.execute(trx)
    const { count } = await trx
      .selectFrom('memberships')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('user_id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    if (Number(count) < MOST_ORGANIZATIONS) return insertOrganization(trx, actor, values)
    return refuse(
      409,
      'too_many_organizations',
      say(
        {
          id: 'refusal.too-many-organizations',
          defaultMessage: 'A person works in at most {limit} organizations.',
        },
        { limit: MOST_ORGANIZATIONS },
      ),
    )
  })
