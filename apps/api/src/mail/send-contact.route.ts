import { CONTACT_SUCCESS } from '@edfe/contracts/site/contact'
import type { App } from '../app-instance.ts'
import { contactRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { userAgentOf } from '../http/user-agent.ts'
import { otherMails } from '../messages/mail-messages.ts'
import { storeContactMessage } from './contact-messages.ts'
import { MAIL_JOB, type QueuedMail } from './mail.job.ts'

/** Stores a visitor's message and mails it to CONTACT_MAIL_TO if that is set. */
export function sendContactRoute(app: App): void {
  app.route({
    ...route('sendContactMessage'),
    config: { permission: 'public', ...contactRouteLimit },
    handler: async (request) => {
      const { name, email, subject, message } = request.body
      const to = app.settings.CONTACT_MAIL_TO
      await app.db.transaction().execute(async (trx) => {
        await storeContactMessage(trx, request.body, {
          user_id: request.actor?.userId ?? null,
          user_agent: userAgentOf(request),
        })
        if (!to) return
        await app.jobs.send(trx, MAIL_JOB, {
          to,
          subject: otherMails.contactSubject({ subject }),
          text: [otherMails.contact({ name, email: `<${email}>`, message })],
          replyTo: email,
        } satisfies QueuedMail)
      })
      return { message: CONTACT_SUCCESS } as const
    },
  })
}
