import { createHmac, randomBytes } from 'node:crypto'
import { hashPassword } from '../src/auth/passwords.ts'
import { splitName } from '../src/auth/person-name.ts'
import { sessionCookieName } from '../src/auth/session-cookie.ts'

/** What signs a session's cookie, and the address that it is for. */
interface Signing {
  PUBLIC_URL: string
  AUTH_SECRET: string
}

type Run = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

const hashes = new Map<string, Promise<string>>()

const INSERT_ACCOUNT = `
  with account as (
    insert into auth."user" ("name", "email", "emailVerified") values ($1, $2, true) returning "id"
  ), credential as (
    insert into auth."account" ("accountId", "providerId", "userId", "password", "updatedAt")
    select "id", 'credential', "id", $3, now() from account
  ), session as (
    insert into auth."session" ("userId", "token", "expiresAt", "updatedAt")
    select "id", $4, now() + interval '7 days', now() from account
  )
  insert into users (auth_id, email, given_name, family_name)
  select "id", $2, $5, $6 from account returning id::text`

/**
 * An account with a session, written to the database as signing up leaves it: a fiftieth of the cost. Tests of signing
 * up itself call the API. `cookie` is the session's, as a browser sends it.
 */
export async function insertAccountRow(
  run: Run,
  signing: Signing,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<{ userId: string; cookie: string }> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  const token = randomBytes(24).toString('base64url')
  const { given_name, family_name } = splitName(name, email)
  const { rows } = await run(INSERT_ACCOUNT, [name, email, await hash, token, given_name, family_name])
  return { userId: String(rows[0]?.id), cookie: sessionCookie(signing, token) }
}

/** The cookie of a session: its token and, in base64, the token's HMAC-SHA256 under AUTH_SECRET, as better-auth signs. */
function sessionCookie({ PUBLIC_URL, AUTH_SECRET }: Signing, token: string): string {
  const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
  return `${sessionCookieName(PUBLIC_URL)}=${encodeURIComponent(`${token}.${signature}`)}`
}
