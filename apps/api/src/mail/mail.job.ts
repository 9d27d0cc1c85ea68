import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import { english } from '../messages/formatter.ts'
import { StoredMessage } from '../messages/stored-message.ts'
import type { Mail } from './mail.ts'

export const MAIL_JOB = 'mail'

/** A mail as it is queued: it becomes sentences when it is sent. */
const QueuedMail = z.object({
  to: z.string(),
  subject: StoredMessage,
  text: z.array(StoredMessage).readonly(),
  link: z.string().exactOptional(),
  replyTo: z.string().exactOptional(),
})
export type QueuedMail = z.output<typeof QueuedMail>

/** Delivers one mail, again with growing pauses while the mail server is away. Delivered mail is forgotten soon. */
export const mailJob = (mail: Mail) =>
  defineJob(QueuedMail, {
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
