import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { english } from '../../messages/formatter.ts'

/** The member's own notifications, newest first, and marking them as read. */
export function notificationsRoutes(app: App): void {
  app.route({
    ...route('listNotifications'),
    config: { permission: 'notifications.own' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const own = trx.selectFrom('notifications').where('user_id', '=', who.userId)
        const rows = await own
          .select(['id', 'kind', 'title', 'body', 'href', 'read_at', 'created_at'])
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(request.query.limit)
          .execute()
        const { unread } = await own
          .select((row) => row.fn.countAll<number>().as('unread'))
          .where('read_at', 'is', null)
          .executeTakeFirstOrThrow()
        const notifications = rows.map(({ title, body, ...row }) => ({
          ...row,
          title: english.format(title),
          body: english.formatAll(body) || null,
          read_at: row.read_at ? new Date(row.read_at).toISOString() : null,
          created_at: row.created_at.toISOString(),
        }))
        return { notifications, unread: Number(unread) }
      }),
  })
  app.route({
    ...route('markNotificationsRead'),
    config: { permission: 'notifications.own' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        let marking = trx
          .updateTable('notifications')
          .set({ read_at: app.now() })
          .where('user_id', '=', who.userId)
          .where('read_at', 'is', null)
        const { ids } = request.body
        if (ids) marking = ids.length > 0 ? marking.where('id', 'in', ids) : marking.where('id', 'is', null)
        const { numUpdatedRows } = await marking.executeTakeFirst()
        return { marked: Number(numUpdatedRows) }
      }),
  })
}
