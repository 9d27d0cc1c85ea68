import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordAudit } from '../audit/record-audit.ts'
import { tenantTransaction } from '../db/tenant.ts'
import { userAgentOf } from '../http/user-agent.ts'
import { type AttemptLimit, attemptKey, countAttempt } from './attempts.ts'

/** The refusals of a role or a key that may not, or of a person who has not proved enough. */
const RECORDED = new Set([
  'PERMISSION_DENIED',
  'second_factor_required',
  'key_scope',
  'key_address',
  'person_must_sign',
])

/** One event a minute for each person and route: a page that asks again and again fills no log. */
const EVENTS: AttemptLimit = { kind: 'refused', max: 1, windowSeconds: 60 }

/** Records in the audit log what a member was refused, after the refusal has been answered. */
export function installRefusedAccess(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.actor || !reply.refusalCode || !RECORDED.has(reply.refusalCode)) return
    try {
      await record(request, reply.refusalCode)
    } catch (error) {
      request.log.error({ err: error }, 'A refused access could not be recorded')
    }
  })
}

async function record(request: FastifyRequest, code: string): Promise<void> {
  const { server, method, routeOptions, params } = request
  const { userId, membership } = request.me()
  if (!membership) return
  const asked = `${method} ${routeOptions.url}`
  const key = attemptKey(EVENTS, `${userId} ${asked}`, server.settings.AUTH_SECRET)
  if ((await countAttempt(server.db, EVENTS, key)).seconds > 0) return
  const { orgId } = membership
  // Not the transaction of the request, which reads only when the request does.
  await tenantTransaction(server.db, { orgId, userId }, (trx) =>
    recordAudit(trx, {
      orgId,
      actorId: userId,
      entity: 'access',
      entityId: (params as { id?: string } | undefined)?.id ?? null,
      action: 'refuse',
      before: {},
      after: { asked, reason: code },
      userAgent: userAgentOf(request),
    }),
  )
}
