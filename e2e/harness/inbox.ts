import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on a free port that keeps what it receives. */
export async function openInbox() {
  const mails: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.setEncoding('utf8')
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, text: text.replace(/=\r?\n/g, '').replaceAll('=3D', '=') })
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** The link in the newest mail to an address, once it is there. */
    async linkTo(address: string): Promise<string> {
      const link = () =>
        /^https?:\/\/\S+/m.exec(mails.findLast(({ to }) => to.includes(address))?.text ?? '')?.[0] ?? ''
      await expect.poll(link, { message: `a mail to ${address}`, timeout: 20_000 }).not.toBe('')
      return link()
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
