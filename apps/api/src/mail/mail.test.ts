import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import type { ReadyConfig } from '../config/secrets.ts'
import { createMail } from './mail.ts'

const folder = mkdtempSync(join(tmpdir(), 'edfe-mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LINK = 'https://app.example/reset-password?token=opens-the-account'

async function logOf(isProduction: boolean): Promise<string> {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const settings = { DATA_DIR: folder, MAIL_FROM: 'a@example.com', isProduction } as ReadyConfig
  const mail = createMail(settings, log)
  await mail.deliver({
    to: 'b@example.com',
    subject: 'Reset your password',
    text: 'Open this link',
    link: LINK,
  })
  return lines.join('')
}

test('without a mail server the log names the link to a newcomer, never to who reads the logs of production', async () => {
  expect(await logOf(false)).toContain(LINK)
  const kept = await logOf(true)
  expect(kept).toContain('Reset your password')
  expect(kept).not.toContain('opens-the-account')
})

test('a line end in a subject or an address to answer adds no header and no reader', async () => {
  const settings = { DATA_DIR: join(folder, 'headers'), MAIL_FROM: 'a@example.com' } as ReadyConfig
  const subject = 'Contact: hello\r\nBcc: third@example.com'
  const replyTo = 'x@example.com\r\nBcc: third@example.com'
  await createMail(settings, pino({ level: 'silent' })).deliver({
    to: 'b@example.com',
    subject,
    text: 'x',
    replyTo,
  })
  const outbox = join(settings.DATA_DIR, 'outbox')
  const [head = ''] = readFileSync(join(outbox, readdirSync(outbox)[0] ?? ''), 'utf8').split('\n\n')
  expect(head).not.toMatch(/^bcc:/im)
})

test('a long link stands whole in the file of the outbox, beside letters that are not English', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edfe-mail-'))
  const link = `https://app.example/invitations/${'a'.repeat(80)}?token=opens=the-account`
  const mail = createMail(
    { DATA_DIR: folder, MAIL_FROM: 'a@example.com' } as ReadyConfig,
    pino({ enabled: false }),
  )
  await mail.deliver({ to: 'b@example.com', subject: 'Invitation', text: 'José invites you', link })
  const outbox = join(folder, 'outbox')
  const file = readFileSync(join(outbox, readdirSync(outbox)[0] ?? ''), 'utf8')
  rmSync(folder, { recursive: true, force: true })
  expect(file).toContain(`José invites you\n\n${link}\n`)
})
