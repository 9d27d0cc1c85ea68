import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusals/problems.ts'
import { CONTENT_POLICY } from './content-policy.ts'
import { ownOrigins } from './own-origins.ts'

/** Requests a minute from one address. An office behind one address types, saves and looks things up at once. */
const REQUESTS_PER_MINUTE = 1500

/** No page here asks for a device, so nothing that slips into one may either. */
const NO_DEVICES = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

/** Headers, rate limits by the true client address, and no writing from another site's pages. */
export async function installSecurity(app: FastifyInstance): Promise<void> {
  const isSecure = app.settings.PUBLIC_URL.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  if (app.settings.RATE_LIMITS) {
    await app.register(rateLimit, {
      max: REQUESTS_PER_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: (request) => request.ip,
    })
  }
  app.addHook('onRequest', async (request, reply) => {
    const { origin, host, 'sec-fetch-site': site } = request.headers
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
    const isForeign = origin ? !ownOrigins(app.settings, host).includes(origin) : site === 'cross-site'
    if (isWrite && isForeign) {
      return reply.refuse(
        refuse(403, 'foreign_origin', 'This request came from another site and was refused.'),
      )
    }
    reply.header('permissions-policy', NO_DEVICES)
    // The route knows an address that is written with escapes or with a host in front.
    const path = request.routeOptions.url ?? request.url
    if (path.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
