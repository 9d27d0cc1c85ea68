import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { readNotificationSettings, saveNotificationSettings } from '../me/me.ts'
import { recordOwnChange } from '../me/own-change.ts'
import { rescheduleMail } from './reschedule-mail.ts'

/** Serves the mail settings of the person: subjects, frequency, and quiet hours. */
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
        await saveNotificationSettings(trx, who.userId, after, app.now())
        await rescheduleMail(trx, { now: app.now(), userId: who.userId })
        await recordOwnChange(trx, request, 'user_notifications', before, after)
        return after
      }),
  })
}
