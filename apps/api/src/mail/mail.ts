import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { ReadyConfig } from '../config/secrets.ts'

/** A mail as plain text with at most one link, on a separate line. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  link?: string
  replyTo?: string
}

export interface Mail {
  /** True if mail really leaves: by SMTP and not into the outbox folder. */
  isSent: boolean
  deliver(message: MailMessage): Promise<void>
  close(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail
  }
}

/**
 * Sends by SMTP when SMTP_URL is set. Otherwise each mail becomes a file in DATA_DIR/outbox, and outside production the
 * log names its link, so that a newcomer can follow it.
 */
export function createMail(settings: ReadyConfig, log: FastifyBaseLogger): Mail {
  return settings.SMTP_URL ? smtpMail(settings.SMTP_URL, settings) : outboxMail(settings, log)
}

function smtpMail(url: string, settings: ReadyConfig): Mail {
  const transport = createTransport(url)
  return {
    isSent: true,
    async deliver(message) {
      await transport.sendMail(envelopeOf(message, settings))
    },
    close: () => transport.close(),
  }
}

function outboxMail(settings: ReadyConfig, log: FastifyBaseLogger): Mail {
  const outbox = join(settings.DATA_DIR, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  // Lines as they are, so that a link can be copied out of the file: SMTP alone needs them short and in ASCII.
  transport.use('stream', ({ message }, done) => {
    message.getTransferEncoding = () => '8bit'
    done()
  })
  return {
    isSent: false,
    async deliver(mail) {
      const { subject, link } = mail
      const { message, messageId } = await transport.sendMail(envelopeOf(mail, settings))
      mkdirSync(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${Date.now()}-${messageId.replace(/[^a-z0-9]/gi, '').slice(0, 24)}.eml`)
      await writeFile(file, message, { mode: 0o600 })
      // A link opens an account or an organisation: in production a reader of the log must not be able to follow it.
      const shown = settings.isProduction ? undefined : link
      log.info(
        { mail: { subject, file, link: shown } },
        `Mail without SMTP settings: ${subject}${shown ? `: ${shown}` : ''}`,
      )
    },
    close: () => transport.close(),
  }
}

const envelopeOf = ({ to, subject, text, link, replyTo }: MailMessage, { MAIL_FROM }: ReadyConfig) => ({
  from: MAIL_FROM,
  to,
  subject,
  text: link ? `${text}\n\n${link}\n` : `${text}\n`,
  replyTo,
})
