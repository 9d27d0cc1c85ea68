import { say } from '@edfe/domain/messages'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusals/problems.ts'
import { ownOrigins } from './own-origins.ts'
import { securityHeaders } from './security-headers.ts'

/** Requests a minute from one address to this process, which it protects: counted in memory. An office behind one address types, saves and looks things up at once. */
const REQUESTS_PER_MINUTE = 1500

/** Headers, rate limits by the true client address, and no writing from another site's pages. */
export async function installSecurity(app: FastifyInstance): Promise<void> {
  const fixed = securityHeaders({ isSecure: app.settings.PUBLIC_URL.startsWith('https:') })
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(fixed)
    // The route knows an address that is written with escapes or with a host in front.
    const path = request.routeOptions.url ?? request.url
    if (path.startsWith('/api/')) reply.header('cache-control', 'no-store')
    next()
  })
  if (app.settings.RATE_LIMITS) {
    await app.register(rateLimit, {
      max: REQUESTS_PER_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: (request) => request.ip,
    })
  }
  app.addHook('onRequest', (request, reply, next) => {
    const { origin, host, 'sec-fetch-site': site } = request.headers
    const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
    const isForeign = origin ? !ownOrigins(app.settings, host).includes(origin) : site === 'cross-site'
    if (isWrite && isForeign) {
      reply.refuse(
        refuse(
          403,
          'foreign_origin',
          say({
            id: 'refusal.foreign-origin',
            defaultMessage: 'This request came from another site and was refused.',
          }),
        ),
      )
      return
    }
    next()
  })
}
