import { createHash } from 'node:crypto'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db } from '../db/engine.ts'
import { sessionToken } from './session-cookie.ts'

/** The library's cookie of a sign-in that waits for its second factor. */
const cookieName = (publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Secure-' : ''}edfe.two_factor`

/**
 * Whose sign-in waits for its second factor in a browser, after the right password; undefined for none. The library
 * stores the name of the challenge as its SHA-256 in base64url.
 */
export async function challengedAccount(
  db: Db,
  cookies: string | undefined,
  { PUBLIC_URL, AUTH_SECRET }: Pick<ReadyConfig, 'PUBLIC_URL' | 'AUTH_SECRET'>,
): Promise<{ authId: string; email: string } | undefined> {
  const challenge = sessionToken(cookies, cookieName(PUBLIC_URL), [AUTH_SECRET])
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
