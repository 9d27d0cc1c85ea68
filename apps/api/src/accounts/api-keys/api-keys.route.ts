import { say } from '@edfe/domain/messages'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { userAgentOf } from '../../http/user-agent.ts'
import { forbidden, isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { createKey, KEY_ROW, listKeys, revokeKey } from './api-keys.ts'

/** The organization's keys: admins make them with a fresh proof and a second factor, and revoke them. */
export function apiKeysRoutes(app: App): void {
  app.route({
    ...route('listApiKeys'),
    config: { permission: 'organization.edit' },
    handler: async (request) => request.tenant(async (trx) => ({ keys: await listKeys(trx) })),
  })
  app.route({
    ...route('createApiKey'),
    config: { permission: 'organization.edit', needsProof: true },
    handler: async (request, reply) => {
      const { membership, userId, hasPassword, hasTwoFactor } = request.me()
      if (!membership) return reply.refuse(forbidden())
      // Google and a passkey ask for the second factor themselves (docs/security.md).
      if (hasPassword && !hasTwoFactor) return reply.refuse(secondFactorFirst())
      const who = { orgId: membership.orgId, userId, userAgent: userAgentOf(request) }
      const made = await createKey(app.db, who, request.body, app.now())
      return isRefusal(made) ? reply.refuse(made) : reply.code(201).send(made)
    },
  })
  app.route({
    ...route('revokeApiKey'),
    config: { permission: 'organization.edit', row: KEY_ROW },
    handler: async (request, reply) => {
      const result = await request.tenant((trx, who) => revokeKey(trx, who, request.params.id, app.now()))
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}

const secondFactorFirst = (): Refusal =>
  refuse(
    403,
    'key_needs_second_factor',
    say({
      id: 'refusal.key-needs-second-factor',
      defaultMessage: 'Set up a second factor on the page Security & Audit first: a key works without you.',
    }),
  )
