import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { organizationThatDisabled } from './disabled-membership.ts'
import { readMe } from './me.ts'

/** Who is signed in, with the organisation, the role, what it may do, and the screen preferences. */
export function getMeRoute(app: App): void {
  app.route({
    ...route('getMe'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const actor = request.me()
      const disabledIn = actor.isDisabled ? await organizationThatDisabled(app.db, actor.userId) : null
      const result = await request.tenant((trx) => readMe(trx, app, actor, disabledIn))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
