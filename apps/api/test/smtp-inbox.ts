import { vi } from 'vitest'
import { startSmtpServer } from './smtp-server.ts'

export interface Inbox {
  url: string
  /** Waits for a mail to this address whose text matches; its text, with soft line breaks undone. */
  mailTo(address: string, containing?: string): Promise<string>
  count(): number
  /** Subjects of the mails to an address, oldest first. */
  subjectsTo(address: string): string[]
  close(): Promise<void>
}

/** The mails that the server under test sends, by SMTP. */
export async function openInbox(): Promise<Inbox> {
  const { url, mails, close } = await startSmtpServer()
  return {
    url,
    close,
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
  }
}
