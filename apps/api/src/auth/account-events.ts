import { sql } from 'kysely'
import { recordAudit } from '../audit/record-audit.ts'
import type { Db } from '../db/engine.ts'
import { tenantTransaction } from '../db/tenant.ts'
import { announce } from '../http/live.ts'
import { readMemberships } from './active-organization.ts'

/** The events of an account, regardless of who causes them. */
export type AccountAction =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_in_blocked'
  | 'sign_in_refused'
  | 'second_factor_failed'
  | 'sign_out'
  | 'sessions_end'
  | 'password_reset'
  | 'provider_connected'
  | 'account_disabled'
  | 'account_enabled'
  | 'sessions_ended_by_operator'

/** After these, sessions are over. */
const ENDING: ReadonlySet<AccountAction> = new Set([
  'sign_out',
  'sessions_end',
  'password_reset',
  'account_disabled',
  'sessions_ended_by_operator',
])

interface AccountEvent {
  userId: string
  /** True if the person did it; the actor of a failed sign-in is unknown. */
  byPerson: boolean
  action: AccountAction
  after?: object
  userAgent: string | null
}

/** Writes what happened to an account into the audit log of every organization in which its person is an active member. */
export async function recordAccountEvent(db: Db, event: AccountEvent): Promise<void> {
  const { userId, byPerson, action, after = {}, userAgent } = event
  for (const { orgId, status } of await readMemberships(db, userId)) {
    if (status !== 'active') continue
    await tenantTransaction(db, { orgId, userId }, async (trx) => {
      // The open streams of sessions that have ended end with them; the others begin again.
      if (ENDING.has(action)) announce(trx, { org_id: orgId, user_id: userId, topic: 'access' })
      await recordAudit(trx, {
        orgId,
        actorId: byPerson ? userId : null,
        entity: 'user',
        entityId: userId,
        action,
        before: {},
        after,
        userAgent,
      })
    })
  }
}

/** The person of an address or of an account of the authentication library; undefined for one that is not known. */
export async function findPerson(
  db: Db,
  who: { email: string } | { authId: string },
): Promise<string | undefined> {
  const query = db.selectFrom('users').select('id')
  const person = await ('email' in who
    ? query.where(sql`lower(email)`, '=', who.email.trim().toLowerCase()).where('auth_id', 'is not', null)
    : query.where('auth_id', '=', who.authId)
  ).executeTakeFirst()
  return person?.id
}
