import type { App } from '../../app-instance.ts'
import { isOwner } from '../../auth/password-proof.ts'
import { recordProof } from '../../auth/proof.ts'
import { emailRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'

/** The password once more, for what a session alone does not allow. */
export function proofRoute(app: App): void {
  app.route({
    ...route('proveIdentity'),
    config: { ...emailRouteLimit, permission: 'signed-in', anyOrganization: true },
    handler: async (request, reply) => {
      if (!(await isOwner(app, request, reply, request.body.password))) return reply
      await recordProof(app.db, request.me().sessionId, app.now())
      return { proven: true as const }
    },
  })
}
