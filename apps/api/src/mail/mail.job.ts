import type { JobDefinition } from '../jobs/jobs.ts'
import type { Mail, MailMessage } from './mail.ts'

export const MAIL_JOB = 'mail'

/** Delivers one mail, again with growing pauses while the mail server is away. Delivered mail is forgotten soon. */
export const mailJob = (mail: Mail): JobDefinition<MailMessage> => ({
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
  work: (message) => mail.deliver(message),
})
