import type { App } from '../../app-instance.ts'
import { isOwner } from '../../auth/password-proof.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { deleteOrganization, deletionRefusal } from './delete-organization.ts'

/** Deletes the organization, with the password of the administrator who asks. */
export function deleteOrganizationRoute(app: App): void {
  app.route({
    ...route('deleteOrganization'),
    config: { permission: 'organization.edit' },
    handler: async (request, reply) => {
      if (!(await isOwner(app, request, reply, request.body.password))) return reply
      const result = await request.tenant(async (trx, who) => {
        const refusal = await deletionRefusal(trx, who)
        if (refusal) return refusal
        await deleteOrganization(trx, who, app.now())
        return { deleted: true as const }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
