import { createHash } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'

/**
 * The time in which a code could still be accepted: its own 30 seconds and one step to each side, with a
 * margin.
 */
const REMEMBERED = '3 minutes'

interface UsedCode {
  userId: string
  /** The session that the code opened; none when it proved who works in the present one. */
  opened: string | undefined
  code: string
}

/**
 * A one-time code opens one session, or proves once who works in one: a person who looks over a shoulder
 * cannot use it again. The library forgets the last step, so the session that a repeated code opened is ended
 * here.
 */
export async function refuseReusedCode(db: Db, { userId, opened, code }: UsedCode): Promise<void> {
  const digest = createHash('sha256').update(`${userId}:${code}`).digest('hex')
  await sql`delete from auth.used_totp_code where used_at < now() - ${sql.lit(REMEMBERED)}::interval`.execute(
    db,
  )
  const { rows } = await sql`
    insert into auth.used_totp_code (user_id, code_hash) values (${userId}, ${digest})
    on conflict do nothing returning 1`.execute(db)
  if (rows.length > 0) return
  if (opened) await sql`delete from auth."session" where "id" = ${opened}`.execute(db)
  throw new APIError('UNAUTHORIZED', {
    code: 'code_already_used',
    message: 'This code was used already. Sign in again with the next one.',
  })
}
