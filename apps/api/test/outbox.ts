import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { TestApp } from './harness.ts'

/** The mails of an installation without SMTP, oldest first. */
export function mailsOf({ folder }: Pick<TestApp, 'folder'>): string[] {
  const outbox = join(folder, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
}

const mailsTo = (app: TestApp, address: string) =>
  mailsOf(app).filter((mail) => mail.includes(`To: ${address}`))

/** What `pattern` captures in each mail to an address, once that many mails have arrived. */
export const foundInMails = (app: TestApp, address: string, pattern: RegExp, count = 1): Promise<string[]> =>
  vi.waitFor(
    () => {
      const found = mailsTo(app, address).flatMap((mail) => pattern.exec(mail)?.[1] ?? [])
      if (found.length < count) throw new Error(`${found.length} of ${count} mails to ${address}`)
      return found
    },
    { timeout: 10_000, interval: 50 },
  )
