import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { rescheduleMail } from '../notifications/reschedule-mail.ts'
import { updateUser, userNotFound } from './me.ts'
import { recordOwnChange } from './own-change.ts'

/** Changes the person's own profile; first and last name are required. */
export function updateMeRoute(app: App): void {
  app.route({
    ...route('saveProfile'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const result = await request.tenant(async (trx, who) => {
        const changed = await updateUser(trx, who.userId, request.body, app.now())
        if (!changed) return userNotFound()
        const { before, after } = changed
        if (after.timezone !== before.timezone) {
          await rescheduleMail(trx, { now: app.now(), userId: who.userId })
        }
        await recordOwnChange(trx, request, 'user', before, after)
        return { user: after }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
