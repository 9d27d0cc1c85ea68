import { z } from 'zod'
import { defineJob, HEARTBEAT_SECONDS } from '../jobs/jobs.ts'
import { english } from '../messages/formatter.ts'
import { practiceMails } from '../messages/mail-messages.ts'
import { StoredMessage } from '../messages/stored-message.ts'
import type { Mail, MailMessage } from './mail.ts'

export const MAIL_JOB = 'mail'
/** How long a mail that could not be delivered is kept, so that the operator can send it again. */
const FAILED_DAYS = 14

/** A mail as it is queued: it becomes sentences when it is sent. */
const QueuedMail = z.object({
  to: z.string(),
  subject: StoredMessage,
  text: z.array(StoredMessage).readonly(),
  link: z.string().exactOptional(),
  replyTo: z.string().exactOptional(),
  /** Whether it is about entries: in practice, such a mail says that nothing is sent to CBP. */
  isAboutEntries: z.literal(true).exactOptional(),
  /** Whose entries it is about. */
  orgId: z.uuid().exactOptional(),
})
export type QueuedMail = z.output<typeof QueuedMail>

/** The mail in words; one about entries says in practice that nothing is sent to CBP. */
export function mailOf(
  { subject, text, isAboutEntries, orgId: _, ...rest }: QueuedMail,
  isPractice: boolean,
): MailMessage {
  const isMarked = isAboutEntries && isPractice
  return {
    ...rest,
    subject: english.format(isMarked ? practiceMails.subject({ subject }) : subject),
    text: english.formatAll(isMarked ? [...text, practiceMails.note()] : text),
  }
}

/**
 * Delivers one mail, again with growing pauses while the mail server is away. Delivered mail is forgotten soon.
 * `isPractising` is asked as the mail is sent; without an organization, for the server.
 */
export const mailJob = (mail: Mail, isPractising: (orgId: string | undefined) => Promise<boolean>) =>
  defineJob(QueuedMail, {
    name: MAIL_JOB,
    queue: {
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: 12,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 1800,
      deleteAfterSeconds: FAILED_DAYS * 24 * 3600,
      retentionSeconds: FAILED_DAYS * 24 * 3600,
    },
    forgetDoneAfterSeconds: 60,
    worker: { pollingIntervalSeconds: 0.5, batchSize: 5 },
    work: async (queued) => mail.deliver(mailOf(queued, await isPractising(queued.orgId))),
  })
