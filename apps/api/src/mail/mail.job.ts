import { LINE_WORDS, ofLine, type PracticeReason, sideOf } from '@edfe/domain/profile'
import type { Formatter } from '@edfe/messages'
import { z } from 'zod'
import { defineJob, HEARTBEAT_SECONDS } from '../jobs/jobs.ts'
import { lineMails } from '../messages/mail-messages.ts'
import { StoredMessage } from '../messages/stored-message.ts'
import type { Mail, MailMessage } from './mail.ts'

export const MAIL_JOB = 'mail'
/** The number of days that an undelivered mail is kept, so that the operator can send it again. */
const FAILED_DAYS = 14

/** A mail as it is queued: it becomes sentences when it is sent. */
const QueuedMail = z.object({
  to: z.string(),
  subject: StoredMessage,
  text: z.array(StoredMessage).readonly(),
  link: z.string().exactOptional(),
  replyTo: z.string().exactOptional(),
  /** The language of the browser that asked for it: for an address that has no account yet. */
  language: z.string().exactOptional(),
  /** True if it is about entries: in practice, such a mail states that nothing is sent to CBP. */
  isAboutEntries: z.literal(true).exactOptional(),
  /** Whose entries it is about. */
  orgId: z.uuid().exactOptional(),
})
export type QueuedMail = z.output<typeof QueuedMail>

/** The mail in the words of its reader; one about entries names a line that is not the live one, and what that means. */
export function mailOf(
  { subject, text, isAboutEntries, orgId: _, language: __, ...rest }: QueuedMail,
  { words, practice }: { words: Formatter; practice: PracticeReason | undefined },
): MailMessage {
  const by = sideOf(isAboutEntries && practice)
  if (by === 'CBP') return { ...rest, subject: words.format(subject), text: words.formatAll(text) }
  return {
    ...rest,
    subject: words.format(ofLine({ text: subject, by })),
    text: words.formatAll([...text, lineMails[by]({ line: LINE_WORDS[by]() })]),
  }
}

/**
 * Delivers one mail, again with growing pauses while the mail server is away. Delivered mail is forgotten soon.
 * Language and practice are asked as the mail is sent; without an organization, practice of the server.
 */
export const mailJob = (
  mail: Mail,
  {
    practiceOf,
    wordsOf,
  }: {
    practiceOf(orgId: string | undefined): Promise<PracticeReason | undefined>
    wordsOf(address: string, language: string | undefined): Promise<Formatter>
  },
) =>
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
    work: async (queued) => {
      const words = await wordsOf(queued.to, queued.language)
      await mail.deliver(mailOf(queued, { words, practice: await practiceOf(queued.orgId) }))
    },
  })
