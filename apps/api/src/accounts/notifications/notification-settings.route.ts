import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { readNotificationSettings } from '../me/me.ts'
import { recordOwnChange } from '../me/own-change.ts'
import { rescheduleMail } from './reschedule-mail.ts'

/** What the person is mailed about, how often, and when not. */
export function notificationSettingsRoutes(app: App): void {
  app.route({
    ...route('getUserNotifications'),
    config: { permission: 'signed-in' },
    handler: async (request) => request.tenant((trx, who) => readNotificationSettings(trx, who.userId)),
  })
  app.route({
    ...route('saveUserNotifications'),
    config: { permission: 'signed-in' },
    handler: async (request) =>
      request.tenant(async (trx, who) => {
        const before = await readNotificationSettings(trx, who.userId)
        const after = { ...before, ...request.body }
        const row = {
          ...after,
          quiet_hours: after.quiet_hours && JSON.stringify(after.quiet_hours),
          updated_by: who.userId,
          updated_at: app.now(),
        }
        await trx
          .insertInto('user_notifications')
          .values({ user_id: who.userId, ...row })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
          .execute()
        await rescheduleMail(trx, { now: app.now(), userId: who.userId })
        await recordOwnChange(trx, request, 'user_notifications', before, after)
        return after
      }),
  })
}
