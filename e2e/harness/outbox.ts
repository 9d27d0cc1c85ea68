import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './test.ts'

/** The link in the newest mail to an address, once the mail is there; mail lies in the data folder's outbox. */
export async function linkInMail(dataDir: string, to: string): Promise<string> {
  let link: string | undefined
  const look = () => {
    const mail = mailsIn(join(dataDir, 'outbox')).findLast((text) => text.includes(to))
    link = /^https?:\/\/\S+$/m.exec(mail ?? '')?.[0]
    return link
  }
  await expect.poll(look, { message: `a mail with a link to ${to}`, timeout: 60_000 }).toBeTruthy()
  return link ?? ''
}

/** The texts of all mails, oldest first. */
function mailsIn(outbox: string): string[] {
  try {
    const files = readdirSync(outbox).sort()
    return files.map((file) => readFileSync(join(outbox, file), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
