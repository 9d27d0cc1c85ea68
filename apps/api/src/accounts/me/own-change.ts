import type { FastifyRequest } from 'fastify'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Trx } from '../../db/engine.ts'
import { userAgentOf } from '../../http/user-agent.ts'

/** The audit event of a change to one's own settings, where there is an organisation to keep it. */
export async function recordOwnChange(
  trx: Trx,
  request: FastifyRequest,
  entity: 'user' | 'user_preferences' | 'user_notifications',
  before: unknown,
  after: unknown,
): Promise<void> {
  const actor = request.me()
  if (!actor.membership) return
  await recordAudit(trx, {
    orgId: actor.membership.orgId,
    actorId: actor.userId,
    entity,
    entityId: actor.userId,
    action: 'update',
    before,
    after,
    userAgent: userAgentOf(request),
  })
}
