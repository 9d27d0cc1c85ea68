import { say } from '@edfe/domain/messages'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal, notFound } from '../../refusals/problems.ts'
import { changeMember } from '../members/members.ts'
import { findOrganization } from './organization.ts'

/** Ends the own membership. The last active administrator stays, as with every other change of members. */
export function leaveOrganizationRoute(app: App): void {
  app.route({
    ...route('leaveOrganization'),
    config: { permission: 'organization.read' },
    handler: async (request, reply) => {
      const { membership } = request.me()
      if (!membership)
        return reply.refuse(
          notFound(
            say({ id: 'refusal.you-do-belong', defaultMessage: 'You do not belong to an organization.' }),
          ),
        )
      const result = await request.tenant(async (trx, who) => {
        const ended = await changeMember(trx, who, membership.id, { action: 'leave', set: null })
        if (isRefusal(ended)) return ended
        return { org_name: (await findOrganization(trx))?.name ?? '' }
      })
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
}
