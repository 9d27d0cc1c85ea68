import type { App } from '../../app-instance.ts'
import { isOwner } from '../../auth/password-proof.ts'
import { emailRouteLimit, expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import { deleteAccount } from './delete-account.ts'
import { readPersonalData } from './personal-data.ts'

/** Lets a person export their own data or delete the account. */
export function ownDataRoutes(app: App): void {
  app.route({
    ...route('exportPersonalData'),
    config: { ...expensiveRouteLimit, permission: 'signed-in', anyOrganization: true },
    handler: async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="personal-data.json"')
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify(await readPersonalData(app, { actor: request.me(), words: request.words }), null, 2),
        ),
  })
  app.route({
    ...route('deleteAccount'),
    config: { ...emailRouteLimit, permission: 'signed-in', anyOrganization: true },
    handler: async (request, reply) => {
      if (!(await isOwner(app, request, reply, request.body.password))) return reply
      const userAgent = userAgentOf(request)
      const refusal = await deleteAccount(app, request.me(), userAgent)
      return refusal ? reply.refuse(refusal) : { deleted: true as const }
    },
  })
}
