import type { Member } from '@edfe/contracts/organization/members'
import type { App } from '../../app-instance.ts'
import { emailRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { MAIL_JOB, type QueuedMail } from '../../mail/mail.job.ts'
import { otherMails } from '../../messages/mail-messages.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { findOrganization } from '../organization/organization.ts'
import { invite } from './invitations.ts'
import { listMembers } from './members.ts'

/** Invites a colleague by mail. The mail leaves only if the invitation is stored. */
export function inviteMemberRoute(app: App): void {
  app.route({
    ...route('inviteMember'),
    config: { ...emailRouteLimit, permission: 'members.manage', needsProof: true },
    handler: async (request, reply) => {
      const { email, role } = request.body
      const result = await request.tenant(async (trx, who) => {
        const invited = await invite(trx, who, { email, role, now: app.now() })
        if (isRefusal(invited)) return invited
        const organization = await findOrganization(trx)
        await app.jobs.send(trx, MAIL_JOB, {
          to: email,
          subject: otherMails.invitationSubject({ organization: organization?.name ?? '' }),
          text: [otherMails.invitation({ name: who.name, organization: organization?.name ?? '', role })],
          link: `${app.settings.PUBLIC_URL}/invitations/${invited.token}`,
        } satisfies QueuedMail)
        const [membership] = await listMembers(trx, who, invited.membershipId)
        return { membership: membership as Member }
      })
      return isRefusal(result) ? reply.refuse(result) : reply.code(201).send(result)
    },
  })
}
