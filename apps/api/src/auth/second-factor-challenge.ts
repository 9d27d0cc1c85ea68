import { createHash } from 'node:crypto'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db } from '../db/engine.ts'
import { cookiePrefix, sessionToken } from './session-cookie.ts'

/** The time that a sign-in waits for its second factor; the library's own time after a password. */
export const CHALLENGE_SECONDS = 600

/** How the name of a challenge begins after a provider's page; after a password the library names it. */
export const challengePrefix = (provider: string): string => `2fa-${provider}-`

/** The library's cookie of a sign-in that waits for its second factor. */
const cookieName = (publicUrl: string): string => `${cookiePrefix(publicUrl)}.two_factor`

type Cookies = Pick<ReadyConfig, 'PUBLIC_URL' | 'AUTH_SECRET'>

const challengeOf = (cookies: string | undefined, { PUBLIC_URL, AUTH_SECRET }: Cookies) =>
  sessionToken(cookies, cookieName(PUBLIC_URL), [AUTH_SECRET])

/** The provider from whose page a sign-in came that waits for its second factor in a browser; undefined after a password. */
export const challengingProvider = (cookies: string | undefined, settings: Cookies): string | undefined =>
  /^2fa-([a-z]+)-/.exec(challengeOf(cookies, settings) ?? '')?.[1]

/**
 * Whose sign-in waits for its second factor in a browser, after the right password or a provider's page; undefined for none. The library
 * stores the name of the challenge as its SHA-256 in base64url.
 */
export async function challengedAccount(
  db: Db,
  cookies: string | undefined,
  settings: Cookies,
): Promise<{ authId: string; email: string } | undefined> {
  const challenge = challengeOf(cookies, settings)
  if (!challenge) return undefined
  const account = await db
    .selectFrom('auth.verification as v')
    .innerJoin('auth.user as a', (join) =>
      join.on((on) => on(on.cast('a.id', 'text'), '=', on.ref('v.value'))),
    )
    .select(['a.id', 'a.email'])
    .where('v.identifier', '=', createHash('sha256').update(challenge).digest('base64url'))
    .executeTakeFirst()
  return account && { authId: account.id, email: account.email }
}
