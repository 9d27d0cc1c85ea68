import { InvitationView } from '@edfe/contracts/members'
import { problems } from '@edfe/contracts/problem'
import { z } from 'zod'
import type { App } from '../../app-instance.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { isRefusal } from '../../http/problems.ts'
import { acceptInvitation, findInvitation, invitationGone } from './invitations.ts'

const params = z.object({ token: z.string().min(20).max(100) })

/** What an invitation's mail leads to: whom it is for, and its acceptance after signing in. */
export function invitationRoutes(app: App): void {
  app.get(
    '/api/invitations/:token',
    {
      config: { permission: 'public' },
      schema: { params, response: { 200: InvitationView, ...problems(400, 404) } },
    },
    async (request, reply) => {
      const found = await findInvitation(app.db, request.params.token, app.now())
      if (!found) return reply.refuse(invitationGone())
      const { org_name, email, role, expires_at, has_account } = found
      return { org_name, email, role, expires_at: expires_at.toISOString(), has_account }
    },
  )
  app.post(
    '/api/invitations/:token/accept',
    {
      config: { permission: 'signed-in' },
      schema: {
        params,
        response: { 200: z.object({ org_name: z.string() }), ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const actor = request.me()
      const invitation = await findInvitation(app.db, request.params.token, app.now())
      if (!invitation) return reply.refuse(invitationGone())
      const scope = { orgId: invitation.org_id, userId: actor.userId }
      const result = await tenantTransaction(app.db, scope, (trx) =>
        acceptInvitation(trx, actor, invitation, app.now()),
      )
      return isRefusal(result) ? reply.refuse(result) : { org_name: invitation.org_name }
    },
  )
}
