import { say } from '@edfe/domain/messages'
import type { App } from '../../app-instance.ts'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import { route } from '../../http/route.ts'
import { isRefusal, notFound, refuse } from '../../refusals/problems.ts'
import { findOrganization, organizationView, updateOrganization } from './organization.ts'

/**
 * Saves the security that members need in addition to a password, apart from the other settings, which fill
 * forms.
 */
export function organizationSecurityRoute(app: App): void {
  app.route({
    ...route('saveOrganizationSecurity'),
    config: { permission: 'organization.edit' },
    handler: async (request, reply) => {
      const actor = request.me()
      if (request.body.requires_second_factor && actor.hasPassword && !actor.hasTwoFactor)
        return reply.refuse(ownFactorFirst())
      const result = await request.tenant(async (trx, who) => {
        const before = await findOrganization(trx)
        if (!before)
          return notFound(
            say({ id: 'refusal.failed-load-organization', defaultMessage: 'Failed to load organization' }),
          )
        const after = await updateOrganization(trx, who, request.body, app.now())
        const shown = { before: organizationView(before, app), after: organizationView(after, app) }
        await recordMemberAudit(trx, who, {
          entity: 'organization',
          entityId: who.orgId,
          action: 'update',
          ...shown,
        })
        return { organization: shown.after }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}

/** Whoever asks it of the others has one: else the next request would keep the admin out as well. */
const ownFactorFirst = () =>
  refuse(
    409,
    'second_factor_off',
    say({
      id: 'refusal.second-factor-off',
      defaultMessage:
        'Turn on your own second factor first, on the page Security & Audit. Then ask it of the members.',
    }),
  )
