import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import { keptUserAgent } from '../http/user-agent.ts'
import { recordAccountEvent } from './account-events.ts'

/** Open sessions of one person; the ones that were used longest ago make room. */
const MOST_SESSIONS = 20

/** A way to sign in: the call of the library, and what people call the provider from whose page it came. */
interface SignIn {
  path: string
  provider: string | undefined
}

/** By which call of the library somebody signed in, as the audit log names it. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/^\/sign-in\/email/, 'password'],
  [/^\/two-factor\//, 'password and second factor'],
  [/^\/passkey\//, 'passkey'],
  [/^\/verify-email/, 'link of an email'],
]

/** Calls after which an account with a second factor is asked for its code. */
const FIRST_FACTOR = /^\/sign-in\/email|^\/callback\//

interface NewSession {
  id: string
  userId: string
  userAgent?: string | null | undefined
}

/**
 * A new session works where the person worked last; each of their memberships keeps when they signed in, and the audit
 * log by what. `signIn` is the call of the library that opened it; a session that takes the place of one that the person
 * was working in is no sign-in. Nor is the first factor of an account that has a second one: the library opens a
 * session and ends it in the same call, until the code comes.
 */
export async function beginSession(db: Db, session: NewSession, signIn: SignIn | undefined): Promise<void> {
  if (signIn && FIRST_FACTOR.test(signIn.path) && (await hasSecondFactor(db, session.userId))) return
  await endOldest(db, session.userId)
  const user = await db
    .selectFrom('users')
    .select(['id', 'last_org_id'])
    .where('auth_id', '=', session.userId)
    .executeTakeFirst()
  if (!user) return
  await serverTransaction(db, 'session', async (trx) => {
    await trx
      .updateTable('auth.session')
      .set({ active_org_id: user.last_org_id })
      .where('id', '=', session.id)
      .execute()
    await trx
      .updateTable('memberships')
      .set({ last_login: new Date() })
      .where('status', '=', 'active')
      .where('user_id', '=', user.id)
      .execute()
  })
  const way = signIn && wayOf(signIn)
  if (!way) return
  await recordAccountEvent(db, {
    userId: user.id,
    byPerson: true,
    action: 'sign_in',
    after: { signed_in_with: way },
    userAgent: keptUserAgent(session.userAgent),
  })
}

function wayOf({ path, provider }: SignIn): string | undefined {
  if (provider) return path.startsWith('/two-factor/') ? `${provider} and second factor` : provider
  return WAYS.find(([call]) => call.test(path))?.[1]
}

/** Sets when a new session ends, however often it is used. */
export const limitSession = (db: Db, { id }: Pick<NewSession, 'id'>, days: number) =>
  sql`update auth."session" set ends_at = "createdAt" + make_interval(days => ${days}) where "id" = ${id}`.execute(
    db,
  )

const endOldest = (db: Db, authId: string) =>
  db
    .deleteFrom('auth.session')
    .where('userId', '=', authId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('auth.session')
        .select('id')
        .where('userId', '=', authId)
        .orderBy('updatedAt', 'desc')
        .limit(MOST_SESSIONS),
    )
    .execute()

/** True if an account, by its id in the authentication library, has turned its second factor on. */
export async function hasSecondFactor(db: Db, authId: string): Promise<boolean> {
  const account = await db
    .selectFrom('auth.user')
    .select('twoFactorEnabled')
    .where('id', '=', authId)
    .executeTakeFirst()
  return account?.twoFactorEnabled ?? false
}
