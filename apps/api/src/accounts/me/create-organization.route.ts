import type { App } from '../../app-instance.ts'
import { switchOrganization } from '../../auth/active-organization.ts'
import { addOrganization } from '../../auth/insert-organization.ts'
import { route } from '../../http/route.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import { isRefusal } from '../../refusals/problems.ts'

/** Makes a further organization of the person, who becomes its admin; the session works in it from then on. */
export function createOrganizationRoute(app: App): void {
  app.route({
    ...route('createOrganization'),
    config: { permission: 'signed-in', anyOrganization: true },
    handler: async (request, reply) => {
      const actor = request.me()
      const made = await addOrganization(app.db, actor, request.body)
      if (isRefusal(made)) return reply.refuse(made)
      const userAgent = userAgentOf(request)
      const entered = await switchOrganization(app.db, actor, made.orgId, userAgent)
      return isRefusal(entered) ? reply.refuse(entered) : reply.code(201).send({ org_id: made.orgId })
    },
  })
}
