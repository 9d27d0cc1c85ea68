import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '../refusals/problems.ts'
import { attemptKey, countAttempt } from './attempts.ts'

/**
 * Refuses calls beyond the limit of a route (`config.sharedLimit`), of one person or, without a session, of one
 * address. They are counted in the database: by all servers together, and on after a restart.
 */
export function installSharedLimits(app: FastifyInstance): void {
  const { RATE_LIMITS, AUTH_SECRET } = app.settings
  if (!RATE_LIMITS) return
  app.addHook('onRequest', async (request, reply) => {
    const { method, routeOptions, actor, ip } = request
    const { sharedLimit } = routeOptions.config
    if (!sharedLimit) return
    const limit = { kind: 'route', ...sharedLimit }
    const key = attemptKey(limit, `${method} ${routeOptions.url} ${actor?.userId ?? ip}`, AUTH_SECRET)
    const { seconds } = await countAttempt(app.db, limit, key)
    if (seconds > 0) return reply.header('retry-after', seconds).refuse(tooManyRequests())
  })
}
