import type { App } from '../../app-instance.ts'
import { providerDisconnected, reportSecurityChange } from '../../auth/security-changes.ts'
import { oidcProvider } from '../../config/oidc-settings.ts'
import { route } from '../../http/route.ts'
import { notFound } from '../../refusals/problems.ts'
import { disconnectProvider } from './provider.ts'

/** The person's connection with the provider of single sign-on, ended after a fresh proof. /api/auth makes it. */
export function providerRoute(app: App): void {
  const provider = oidcProvider(app.settings)
  app.route({
    ...route('disconnectProvider'),
    config: { permission: 'signed-in', needsProof: true },
    handler: async (request, reply) => {
      if (!provider) return reply.refuse(notFound())
      const refusal = await disconnectProvider(app.db, request.me().authId, provider.name)
      if (refusal) return reply.refuse(refusal)
      await reportSecurityChange(app, request, providerDisconnected(provider.name))
      return reply.code(204).send(null)
    },
  })
}
