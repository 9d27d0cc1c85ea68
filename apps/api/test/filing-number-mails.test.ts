import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from './document-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { type Inbox, openInbox } from './smtp-inbox.ts'

let inbox: Inbox
beforeAll(async () => {
  inbox = await openInbox()
})
afterAll(() => inbox.close())

const LETTER = {
  name: 'letter.pdf',
  content: pdfOf(400, 'The filer code B76 is assigned to Harbour Trading').toString('base64'),
}
const ask = (app: TestApp, { admin }: Team, body: object) =>
  app.answer('askFilingNumber', { body, as: admin })

describe('a request to file under a number', () => {
  let app: TestApp
  let team: Team
  beforeAll(async () => {
    const OPERATORS = 'one@example.com, two@example.com'
    app = await startApp({
      workers: true,
      env: { SMTP_URL: inbox.url, OPERATORS, CONTACT_MAIL_TO: 'desk@example.com' },
    })
    team = await app.organization('Harbour Trading')
  })
  afterAll(() => app.stop())

  test('is mailed to each operator, with the way to their page and without the letter', async () => {
    await ask(app, team, { kind: 'filer_code', number: 'B76', letter: LETTER })
    for (const operator of ['one@example.com', 'two@example.com']) {
      const mail = await inbox.mailTo(operator, 'B76')
      expect(mail).toContain('Subject: Filer code B76 to confirm')
      expect(mail).toContain('Harbour Trading asks to file with CBP under this number')
      expect(mail).toContain(team.admin.email)
      expect(mail).toContain('A letter of CBP is with the request.')
      expect(mail).toContain('/operator')
      expect(mail).not.toContain('letter.pdf')
    }
    expect(inbox.subjectsTo('desk@example.com')).toEqual([])
  })

  test('names the last digits of a Social Security number alone', async () => {
    await ask(app, team, { kind: 'importer_number', number: '123-45-6789' })
    const mail = await inbox.mailTo('one@example.com', '6789')
    expect(mail).toContain('Subject: Importer number ***-**-6789 to confirm')
    expect(mail).toContain('No letter of CBP is with the request.')
    expect(mail).not.toContain('123-45')
    await inbox.mailTo('two@example.com', '6789')
  })

  test('that is refused is not mailed', async () => {
    const before = inbox.count()
    expect((await ask(app, team, { kind: 'filer_code', number: 'B76' })).status).toBe(409)
    await ask(app, team, { kind: 'filer_code', number: 'C77' })
    for (const operator of ['one@example.com', 'two@example.com']) await inbox.mailTo(operator, 'C77')
    expect(inbox.count() - before).toBe(2)
  })
})

test('without operators the reader of the contact page is mailed, with the command that confirms it', async () => {
  const app = await startApp({
    workers: true,
    env: { SMTP_URL: inbox.url, CONTACT_MAIL_TO: 'desk@example.com' },
  })
  try {
    const team = await app.organization('Harbour Trading')
    await ask(app, team, { kind: 'filer_code', number: 'D78' })
    const mail = await inbox.mailTo('desk@example.com', 'D78')
    expect(mail).toContain('npm run customs:confirm')
    expect(mail.replaceAll(/=?\r?\n/g, ' ')).toContain(team.orgId)
    expect(mail).not.toContain('/operator')
  } finally {
    await app.stop()
  }
})
