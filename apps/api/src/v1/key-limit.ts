import type { FastifyInstance } from 'fastify'
import { attemptKey, countAttempt } from '../auth/attempts.ts'
import { tooManyRequests } from '../refusals/problems.ts'

/** Calls of one key a minute: a thousand drafts in two minutes, and no more than one server takes beside its people. */
const CALLS: Parameters<typeof attemptKey>[0] = { kind: 'key', max: 600, windowSeconds: 60 }

/**
 * Counts the calls of a key, by all servers together, and says in each answer how many are left and in how many seconds
 * the count begins again.
 */
export function installKeyLimit(app: FastifyInstance): void {
  const { RATE_LIMITS, AUTH_SECRET } = app.settings
  if (!RATE_LIMITS) return
  app.addHook('onRequest', async (request, reply) => {
    const { actor, routeOptions } = request
    if (!routeOptions.config.keyScope || !actor) return
    const counted = await countAttempt(app.db, CALLS, attemptKey(CALLS, actor.sessionId, AUTH_SECRET))
    reply
      .header('ratelimit-limit', CALLS.max)
      .header('ratelimit-remaining', Math.max(CALLS.max - counted.attempts, 0))
      .header('ratelimit-reset', counted.secondsLeft)
    if (counted.seconds > 0) return reply.header('retry-after', counted.seconds).refuse(tooManyRequests())
  })
}
