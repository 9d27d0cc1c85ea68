import type { Member } from '@edfe/contracts/members'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { mailingRoute } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { MAIL_JOB } from '../../mail/mail.job.ts'
import { findOrganization } from '../organization/organization.ts'
import { invite } from './invitations.ts'
import { listMembers } from './members.ts'

/** Invites a colleague by mail. The mail leaves only if the invitation is stored. */
export function inviteMemberRoute(app: App): void {
  app.route({
    ...route('inviteMember'),
    config: { ...mailingRoute, permission: 'members.manage' },
    handler: async (request, reply) => {
      const { email, role } = request.body
      const result = await request.tenant(async (trx, who) => {
        const invited = await invite(trx, who, { email, role, now: app.now() })
        if (isRefusal(invited)) return invited
        const organization = await findOrganization(trx)
        await app.jobs.send(trx, MAIL_JOB, {
          to: email,
          subject: `Invitation to ${organization?.name}`,
          text: `${who.name} invites you to file customs entries for ${organization?.name} as ${role}. Open this link within seven days to accept.`,
          link: `${app.settings.PUBLIC_URL}/invitations/${invited.token}`,
        })
        const [membership] = await listMembers(trx, who, invited.membershipId)
        return { membership: membership as Member }
      })
      return isRefusal(result) ? reply.refuse(result) : reply.code(201).send(result)
    },
  })
}
