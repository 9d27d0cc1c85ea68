import type { App } from '../../app-instance.ts'
import { readMemberships, switchOrganization } from '../../auth/active-organization.ts'
import { isConnected } from '../../auth/provider-account.ts'
import { route } from '../../http/route.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { readMe } from './me.ts'

/**
 * Returns the signed-in person, with the organizations, the role, its permissions, and the screen
 * preferences.
 */
export function getMeRoute(app: App): void {
  app.route({
    ...route('getMe'),
    config: { permission: 'signed-in' },
    handler: async (request, reply) => {
      const actor = request.me()
      const memberships = await readMemberships(app.db, actor.userId)
      const hasProvider = await isConnected(app, actor.authId)
      const result = await request.tenant((trx) => readMe(trx, app, actor, memberships, hasProvider))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}

/** Lets this session work in another organization of the person; every member may. */
export function switchOrganizationRoute(app: App): void {
  app.route({
    ...route('switchOrganization'),
    config: { permission: 'signed-in', anyOrganization: true },
    handler: async (request, reply) => {
      const { org_id } = request.body
      const userAgent = userAgentOf(request)
      const result = await switchOrganization(app.db, request.me(), org_id, userAgent)
      return isRefusal(result) ? reply.refuse(result) : { org_id: result.orgId }
    },
  })
}
