import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { ReadyConfig } from '../config/secrets.ts'

/** A mail as plain text with at most one link, which stands on a line of its own. */
export interface MailMessage {
  to: string
  subject: string
  text: string
  link?: string
  replyTo?: string
}

export interface Mail {
  /** Whether mail really leaves: by SMTP and not into the outbox folder. */
  isSent: boolean
  deliver(message: MailMessage): Promise<void>
  close(): void
}

/**
 * Sends by SMTP when SMTP_URL is set. Otherwise each mail becomes a file in DATA_DIR/outbox, and outside production the
 * log names its link, so that a newcomer can follow it.
 */
export function createMail(settings: ReadyConfig, log: FastifyBaseLogger): Mail {
  const outbox = join(settings.DATA_DIR, 'outbox')
  const transport = settings.SMTP_URL
    ? createTransport(settings.SMTP_URL)
    : createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    isSent: Boolean(settings.SMTP_URL),
    async deliver({ to, subject, text, link, replyTo }) {
      const body = link ? `${text}\n\n${link}\n` : `${text}\n`
      const sent = await transport.sendMail({ from: settings.MAIL_FROM, to, subject, text: body, replyTo })
      if (settings.SMTP_URL) return
      mkdirSync(outbox, { recursive: true, mode: 0o700 })
      const file = join(outbox, `${Date.now()}-${sent.messageId.replace(/[^a-z0-9]/gi, '').slice(0, 24)}.eml`)
      writeFileSync(file, (sent as unknown as { message: Buffer }).message, { mode: 0o600 })
      // A link opens an account or an organisation: in production who reads the log must not be able to follow it.
      const shown = settings.isProduction ? undefined : link
      log.info(
        { mail: { subject, file, link: shown } },
        `Mail without SMTP settings: ${subject}${shown ? `: ${shown}` : ''}`,
      )
    },
    close: () => transport.close(),
  }
}
