import { expect } from '@playwright/test'
import { startSmtpServer } from '../../apps/api/test/smtp-server.ts'

/** The mails of a product: its SMTP server, and the links that they hold. */
export async function openInbox() {
  const { url, mails, close } = await startSmtpServer()
  return {
    url,
    close,
    /** The link in the newest mail to an address, once it is there. */
    async linkTo(address: string): Promise<string> {
      const link = () =>
        /^https?:\/\/\S+/m.exec(mails.findLast(({ to }) => to.includes(address))?.text ?? '')?.[0] ?? ''
      await expect.poll(link, { message: `a mail to ${address}`, timeout: 60_000 }).not.toBe('')
      return link()
    },
  }
}
