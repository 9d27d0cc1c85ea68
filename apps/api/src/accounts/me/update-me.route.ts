import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { rescheduleMail } from '../notifications/reschedule-mail.ts'
import { userNotFound, userView } from './me.ts'
import { recordOwnChange } from './own-change.ts'

/** Changes the person's own profile; first and last name are required. */
export function updateMeRoute(app: App): void {
  app.route({
    ...route('saveProfile'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const result = await request.tenant(async (trx, who) => {
        const row = await trx
          .selectFrom('users')
          .selectAll()
          .where('id', '=', who.userId)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return userNotFound()
        const after = await trx
          .updateTable('users')
          .set({ ...request.body, updated_at: app.now(), updated_by: who.userId })
          .where('id', '=', who.userId)
          .returningAll()
          .executeTakeFirstOrThrow()
        if (after.timezone !== row.timezone) {
          await rescheduleMail(trx, { now: app.now(), userId: who.userId })
        }
        await recordOwnChange(trx, request, 'user', userView(row), userView(after))
        return { user: userView(after) }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
