import type { SignedIn } from '../../auth/session.ts'
import type { Db } from '../../db/engine.ts'

/** The person's open sessions without their tokens, the one used last first. */
export async function listSessions(db: Db, me: SignedIn, now: Date) {
  const rows = await db
    .selectFrom('auth.session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', me.authId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_current: row.id === me.sessionId,
  }))
}

/** Ends one session of the person; the number that ended, 0 or 1. */
export async function endSession(db: Db, { authId }: SignedIn, id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('auth.session')
    .where('userId', '=', authId)
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends all sessions of the person, or all but this one; the number that ended. */
export async function endSessions(
  db: Db,
  { authId, sessionId }: SignedIn,
  scope: 'global' | 'others',
): Promise<number> {
  let ending = db.deleteFrom('auth.session').where('userId', '=', authId)
  if (scope === 'others') ending = ending.where('id', '<>', sessionId)
  const { numDeletedRows } = await ending.executeTakeFirst()
  return Number(numDeletedRows)
}
