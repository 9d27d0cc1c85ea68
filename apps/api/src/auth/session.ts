import type { Role } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { UserRecordMissing } from '../http/errors.ts'
import { fullName, splitName } from './person-name.ts'

export interface Membership {
  id: string
  orgId: string
  role: Role
}

/**
 * The sender of a request: the person, the session, and the first active membership. Requests share one with
 * a membership.
 */
export interface SignedIn {
  sessionId: string
  authId: string
  userId: string
  email: string
  name: string
  timezone: string
  hasPassword: boolean
  hasTwoFactor: boolean
  membership: Membership | null
  /** When the person of this session last proved who they are. */
  provenAt: Date
  /** The organization asks for a second factor, and the person has none yet. */
  lacksSecondFactor: boolean
  /** Was a member once and is disabled now: nothing is left to do or see. */
  isDisabled: boolean
}

/** A session as the database gave it. */
export interface FoundSession {
  actor: SignedIn
  secondsLeft: number
}

interface SessionRow {
  session_id: string
  auth_id: string
  auth_name: string
  auth_email: string
  has_password: boolean
  has_two_factor: boolean
  user_id: string | null
  email: string | null
  given_name: string
  family_name: string
  timezone: string
  membership_id: string | null
  org_id: string | null
  role: Role
  proven_at: Date
  lacks_second_factor: boolean
  is_disabled: boolean
  is_use_outdated: boolean
  seconds_left: number
  must_use_provider: boolean
  by_provider: boolean
}

/**
 * The actor of a session token, and how long the session lasts unless it is used. Makes the person's record on first
 * use, and throws UserRecordMissing where that does not help. Undefined when the session is over, also because its
 * person must sign in by the provider of the installation, if it has one, and did not.
 */
export async function readActor(
  db: Db,
  token: string,
  hasProvider: boolean,
  isFirstTry = true,
): Promise<FoundSession | undefined> {
  const { rows } = await sql<SessionRow>`select * from auth.session_actor(${token})`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const mustUseProvider = hasProvider && row.must_use_provider
  if (mustUseProvider && !row.by_provider) return undefined
  if (row.is_use_outdated) await recordUse(db, row.session_id)
  if (row.user_id === null) {
    if (!isFirstTry) throw new UserRecordMissing(row.auth_id)
    await createUser(db, { authId: row.auth_id, name: row.auth_name, email: row.auth_email })
    return readActor(db, token, hasProvider, false)
  }
  const membership =
    row.membership_id && row.org_id ? { id: row.membership_id, orgId: row.org_id, role: row.role } : null
  const actor = {
    sessionId: row.session_id,
    authId: row.auth_id,
    userId: row.user_id,
    email: row.email ?? row.auth_email,
    name: fullName(row),
    timezone: row.timezone,
    hasPassword: row.has_password && !mustUseProvider,
    hasTwoFactor: row.has_two_factor,
    membership,
    provenAt: row.proven_at,
    lacksSecondFactor: row.lacks_second_factor && !mustUseProvider,
    isDisabled: !membership && row.is_disabled,
  }
  return { actor, secondsLeft: row.seconds_left }
}

/** The address of the account that a session token opens; undefined when the session is over. */
export async function accountEmail(db: Db, token: string): Promise<string | undefined> {
  const { rows } = await sql<Pick<SessionRow, 'auth_email'>>`
    select auth_email from auth.session_actor(${token})`.execute(db)
  return rows[0]?.auth_email
}

/** Notes when a session is used, which the list of sessions shows; of requests at the same moment one writes. */
const recordUse = (db: Db, sessionId: string) =>
  sql`
    update auth."session" set "updatedAt" = now()
    where "id" = ${sessionId} and "updatedAt" < now() - interval '5 minutes'`.execute(db)

/**
 * True if a session is still open and its person still an active member; an open stream checks this
 * repeatedly.
 */
export async function isStillMember(db: Db, { sessionId, membership }: SignedIn): Promise<boolean> {
  const { rows } = await serverTransaction(db, 'session', (trx) =>
    sql`
    select from auth."session" s
    where s."id" = ${sessionId} and s."expiresAt" > now() and exists (
      select from memberships m where m.id = ${membership?.id ?? null} and m.status = 'active'
    )`.execute(trx),
  )
  return rows.length > 0
}

/** Makes the person's record of an account, unless there is one. */
export async function createUser(
  db: Db,
  { authId, name, email }: { authId: string; name: string; email: string },
) {
  await db
    .insertInto('users')
    .values({ auth_id: authId, email, ...splitName(name, email) })
    .onConflict((conflict) => conflict.column('auth_id').doNothing())
    .execute()
}
