import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { makeOrganization } from '../../auth/default-organization.ts'
import { route } from '../../http/route.ts'
import { isRefusal, notFound } from '../../refusals/problems.ts'
import { findAddress, findOrganization, organizationView, updateOrganization } from './organization.ts'

/** Makes the organisation of someone who has none, who becomes its active admin; otherwise an admin changes it. */
export function saveOrganizationRoute(app: App): void {
  app.route({
    ...route('saveOrganization'),
    config: { permission: 'organization.edit', allowsNewcomer: true },
    handler: async (request, reply) => {
      const actor = request.me()
      const isNew = actor.membership === null
      if (isNew) actor.membership = await makeOrganization(app.db, actor, request.body)
      const result = await request.tenant(async (trx, who) => {
        const before = await findOrganization(trx)
        if (!before) return notFound('Failed to load organization')
        if (isNew) return { organization: organizationView(before), address: null, is_new: true }
        const after = await updateOrganization(trx, who, request.body, app.now())
        const address = await findAddress(trx, after)
        await recordAudit(trx, {
          orgId: who.orgId,
          actorId: who.userId,
          entity: 'organization',
          entityId: who.orgId,
          action: 'update',
          before: organizationView(before),
          after: organizationView(after),
          userAgent: who.userAgent,
        })
        return { organization: organizationView(after), address, is_new: false }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
