import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'

/** The newest notifications of a member, and the number of all that are unread. */
export async function listNotifications(
  trx: Trx,
  { userId, words }: Pick<MemberActor, 'userId' | 'words'>,
  limit: number,
) {
  const own = trx.selectFrom('notifications').where('user_id', '=', userId)
  const rows = await own
    .select(['id', 'kind', 'title', 'body', 'href', 'read_at', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  const { unread } = await own
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  const notifications = rows.map(({ title, body, ...row }) => ({
    ...row,
    title: words.format(title),
    body: words.formatAll(body) || null,
    read_at: row.read_at ? new Date(row.read_at).toISOString() : null,
    created_at: row.created_at.toISOString(),
  }))
  return { notifications, unread: Number(unread) }
}

/** Marks unread notifications of a member as read: those with the ids, or all without ids. The number of them. */
export async function markNotificationsRead(
  trx: Trx,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<number> {
  if (ids?.length === 0) return 0
  let marking = trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (ids) marking = marking.where('id', 'in', ids)
  const { numUpdatedRows } = await marking.executeTakeFirst()
  return Number(numUpdatedRows)
}
