import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'

/** The number of attempts allowed in one window of time. */
export interface AttemptLimit {
  kind: string
  max: number
  windowSeconds: number
}

const QUARTER_HOUR_SECONDS = 15 * 60

/** Wrong passwords for one account, from all addresses together (OWASP ASVS 4.0.3, 2.2.1, allows a hundred an hour). */
export const WRONG_PASSWORDS: AttemptLimit = {
  kind: 'password',
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
}
/** Wrong codes of the second factor for one account, after the right password. */
export const WRONG_CODES: AttemptLimit = { kind: 'code', max: 10, windowSeconds: QUARTER_HOUR_SECONDS }
/** Wrong recovery codes, counted apart: who guesses codes of the app shuts no other way. */
export const WRONG_RECOVERY_CODES: AttemptLimit = {
  kind: 'recovery code',
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
}
/** Mails that a visitor can make the product send to one address. */
export const ASKED_MAILS: AttemptLimit = { kind: 'mail', max: 5, windowSeconds: QUARTER_HOUR_SECONDS }

/** Whose attempts are counted: a hash with a key, so that the table holds no addresses. */
export const attemptKey = (limit: AttemptLimit, who: string, secret: string): string =>
  `${limit.kind}:${createHmac('sha256', secret).update(who.trim().toLowerCase()).digest('base64url')}`

/**
 * Counts one attempt and gives the seconds to wait, 0 when it is allowed, whether it is the first that is not, how many
 * there were in the window and the seconds until it ends.
 * Counted before the work, so that many at once do not slip through. A window ends on time however often somebody goes
 * on trying.
 */
export async function countAttempt(db: Db, { max, windowSeconds }: AttemptLimit, key: string) {
  const { rows } = await sql<{ attempts: number; seconds_left: number }>`
    insert into auth.attempt as a (key, attempts) values (${key}, 1)
    on conflict (key) do update set
      attempts = case when a.window_start + make_interval(secs => ${windowSeconds}) > now()
        then least(a.attempts + 1, 1000000) else 1 end,
      window_start = case when a.window_start + make_interval(secs => ${windowSeconds}) > now()
        then a.window_start else now() end
    returning attempts,
      ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}) - now()))::int as seconds_left`.execute(
    db,
  )
  const { attempts = 0, seconds_left = 0 } = rows[0] ?? {}
  if (attempts === 1)
    await sql`delete from auth.attempt where window_start < now() - interval '1 day'`.execute(db)
  return {
    seconds: attempts > max ? Math.max(seconds_left, 1) : 0,
    isFirstRefused: attempts === max + 1,
    attempts,
    secondsLeft: seconds_left,
  }
}

/** Takes one attempt back that turned out to be none of those that count. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await sql`update auth.attempt set attempts = greatest(attempts - 1, 0) where key = ${key}`.execute(db)
}

/** Starts afresh, after the owner has proved to be the owner. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await sql`delete from auth.attempt where key = ${key}`.execute(db)
}
