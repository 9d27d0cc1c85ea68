import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { listNotifications, markNotificationsRead } from './notifications.ts'

/** The member's own notifications, newest first, and marking them as read. */
export function notificationsRoutes(app: App): void {
  app.route({
    ...route('listNotifications'),
    config: { permission: 'notifications.own' },
    handler: async (request) =>
      request.tenant((trx, who) => listNotifications(trx, who, request.query.limit)),
  })
  app.route({
    ...route('markNotificationsRead'),
    config: { permission: 'notifications.own' },
    handler: async (request) =>
      request.tenant(async (trx, who) => ({
        marked: await markNotificationsRead(trx, who.userId, request.body.ids, app.now()),
      })),
  })
}
