import type { Message } from '@edfe/domain/messages'
import type { JobDefinition } from '../jobs/jobs.ts'
import { english } from '../messages/formatter.ts'
import type { Mail, MailMessage } from './mail.ts'

export const MAIL_JOB = 'mail'

/** A mail as it is queued: it becomes sentences when it is sent. */
export interface QueuedMail extends Omit<MailMessage, 'subject' | 'text'> {
  subject: Message
  text: readonly Message[]
}

/** Delivers one mail, again with growing pauses while the mail server is away. Delivered mail is forgotten soon. */
export const mailJob = (mail: Mail): JobDefinition<QueuedMail> => ({
  name: MAIL_JOB,
  queue: {
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 1800,
    deleteAfterSeconds: 60,
    retentionSeconds: 3 * 24 * 3600,
  },
  worker: { pollingIntervalSeconds: 0.5, batchSize: 5 },
  work: ({ subject, text, ...rest }) =>
    mail.deliver({ ...rest, subject: english.format(subject), text: english.formatAll(text) }),
})
