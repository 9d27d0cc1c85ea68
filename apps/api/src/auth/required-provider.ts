import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import type { OidcProvider } from '../config/oidc-settings.ts'
import type { Db, Trx } from '../db/engine.ts'

/** True if an account, by its id in the authentication library, gets in by the provider alone. */
export async function mustUseProvider(db: Db | Trx, authId: string): Promise<boolean> {
  const { rows } = await sql<{ must: boolean }>`select auth.must_use_provider(${authId}) as must`.execute(db)
  return rows[0]?.must ?? false
}

/** What the organization that has proven the domain of an address asks. */
interface Claim {
  org_id: string
  requires_provider: boolean
  admits_new: boolean
}

/** The claim on the domain of an address; undefined where nobody has proven it. */
export async function claimOf(db: Db | Trx, email: string): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`select * from auth.claim_of(${email})`.execute(db)
  return rows[0]
}

/** The refusal of a password, a passkey, Google or a new account, where the provider is the only way in. */
export const providerRequired = ({ name }: OidcProvider): APIError =>
  new APIError('FORBIDDEN', {
    code: 'provider_required',
    message: `Your organization asks you to sign in with ${name}.`,
    details: { provider: name },
  })

/** True if a session was opened by the provider. */
export async function isOpenedByProvider(db: Db | Trx, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('auth.session')
    .select('by_provider')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.by_provider ?? false
}

/** Keeps that a session was opened by the provider. */
export const markByProvider = (db: Db, sessionId: string) =>
  db.updateTable('auth.session').set({ by_provider: true }).where('id', '=', sessionId).execute()

/**
 * The provider has checked the address of somebody who must use it: what their account could not confirm by mail is
 * confirmed, and the library lets the two be joined.
 */
export const confirmAddress = (db: Db, email: string) =>
  sql`
    update auth."user" set "emailVerified" = true
    where "email" = lower(${email}) and not "emailVerified" and auth.must_use_provider("id")`.execute(db)
