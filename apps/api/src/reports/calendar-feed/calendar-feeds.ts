import { createHash, randomBytes } from 'node:crypto'
import type { CalendarFeed } from '@edfe/contracts/calendar-feed/feed'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import '../../db/calendar-tables.ts'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'

const SECRET_BYTES = 32

/** SHA-256, in hex: nobody finds a secret of 256 random bits by trying. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const COLUMNS = ['created_at', 'last_read_at'] as const

interface Row {
  created_at: Date
  last_read_at: Date | null
}

const viewOf = ({ created_at, last_read_at }: Row): CalendarFeed => ({
  created_at: created_at.toISOString(),
  last_read_at: last_read_at?.toISOString() ?? null,
})

/** The calendar address of a member; null without one. */
export async function findFeed(trx: Trx, { userId }: MemberActor): Promise<CalendarFeed | null> {
  const row = await trx
    .selectFrom('calendar_feeds')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? viewOf(row) : null
}

/** Makes a calendar address for a member in place of the one before. Its secret is in this answer and nowhere else. */
export async function makeFeed(
  trx: Trx,
  who: MemberActor,
  now: Date,
): Promise<{ feed: CalendarFeed; secret: string }> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await trx.deleteFrom('calendar_feeds').where('user_id', '=', who.userId).execute()
  const { id, ...row } = await trx
    .insertInto('calendar_feeds')
    .values({ org_id: who.orgId, user_id: who.userId, hash: hashOf(secret), created_at: now })
    .returning(['id', ...COLUMNS])
    .executeTakeFirstOrThrow()
  await recordMemberAudit(trx, who, { entity: 'calendar_feed', entityId: id, action: 'create' })
  return { feed: viewOf(row), secret }
}

/** Stops the calendar address of a member, if there is one. */
export async function deleteFeed(trx: Trx, who: MemberActor): Promise<void> {
  const gone = await trx
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', who.userId)
    .returning('id')
    .executeTakeFirst()
  if (gone)
    await recordMemberAudit(trx, who, { entity: 'calendar_feed', entityId: gone.id, action: 'revoke' })
}

/** Whose address a secret is, noted as read; undefined for an unknown one. */
export const openFeed = (
  db: Db,
  secret: string,
  now: Date,
): Promise<{ org_id: string; user_id: string } | undefined> =>
  serverTransaction(db, 'calendar', (trx) =>
    trx
      .updateTable('calendar_feeds')
      .set({ last_read_at: now })
      .where('hash', '=', hashOf(secret))
      .returning(['org_id', 'user_id'])
      .executeTakeFirst(),
  )

/** The member whose address it is, while they are an active one: who has left reads nothing more. */
export const readerOf = (trx: Trx, userId: string): Promise<{ language: string } | undefined> =>
  trx
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.language')
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .executeTakeFirst()
