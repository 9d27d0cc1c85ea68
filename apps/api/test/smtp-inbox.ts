import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

export interface Inbox {
  url: string
  /** Waits for a mail to this address whose text matches; its text, with soft line breaks undone. */
  mailTo(address: string, containing?: string): Promise<string>
  count(): number
  /** Subjects of the mails to an address, oldest first. */
  subjectsTo(address: string): string[]
  close(): Promise<void>
}

/** A real SMTP server on a free port that keeps what it receives. */
export async function openInbox(): Promise<Inbox> {
  const mails: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks)
          .toString('utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '=')
        mails.push({ to: session.envelope.rcptTo.map((recipient) => recipient.address), text })
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => mails.length,
    subjectsTo: (address) =>
      mails
        .filter(({ to }) => to.includes(address))
        .map(({ text }) =>
          (/^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(text)?.[1] ?? '').replace(/\r?\n[ \t]/g, ' '),
        ),
    mailTo: (address, containing = '') =>
      vi.waitFor(
        () => {
          const mail = mails.find(({ to, text }) => to.includes(address) && text.includes(containing))
          if (!mail) throw new Error(`no mail to ${address} yet`)
          return mail.text
        },
        { timeout: 15_000, interval: 50 },
      ),
    close: () => new Promise((done) => server.close(() => done())),
  }
}
