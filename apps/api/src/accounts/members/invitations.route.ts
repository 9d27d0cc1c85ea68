import type { App } from '../../app-instance.ts'
import { switchOrganization } from '../../auth/active-organization.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { acceptInvitation, findInvitation, invitationGone } from './invitations.ts'

/** Serves the target of an invitation's mail: the invited person, and the acceptance after signing in. */
export function invitationRoutes(app: App): void {
  app.route({
    ...route('getInvitation'),
    config: { permission: 'public' },
    handler: async (request, reply) => {
      const found = await findInvitation(app.db, request.params.token, app.now())
      if (!found) return reply.refuse(invitationGone())
      const { org_name, email, role, expires_at, has_account } = found
      return { org_name, email, role, expires_at: expires_at.toISOString(), has_account }
    },
  })
  app.route({
    ...route('acceptInvitation'),
    config: { permission: 'signed-in', anyOrganization: true },
    handler: async (request, reply) => {
      const actor = request.me()
      const invitation = await findInvitation(app.db, request.params.token, app.now())
      if (!invitation) return reply.refuse(invitationGone())
      const scope = { orgId: invitation.org_id, userId: actor.userId }
      const result = await tenantTransaction(app.db, scope, (trx) =>
        acceptInvitation(trx, actor, invitation, app.now()),
      )
      if (isRefusal(result)) return reply.refuse(result)
      // Whoever accepts came to work there; an organization that they have already waits in the header.
      await switchOrganization(app.db, actor, invitation.org_id, null)
      return { org_name: invitation.org_name }
    },
  })
}
