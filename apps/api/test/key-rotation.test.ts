import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewAll } from '../src/keys/renew-all.ts'
import { MAIL_JOB, type QueuedMail } from '../src/mail/mail.job.ts'
import { enabledFactor } from './auth-answers.ts'
import { downloadDocument, pdfOf, uploadDocument } from './document-steps.ts'
import { createSampleEntry, type EntryBody, ON_SAMPLE_DAY, readEntry, submit } from './entry-steps.ts'
import { cookieOf, done, PASSWORD, startApp, type Team, type TestApp } from './harness.ts'
import { oneTimeCode } from './one-time-code.ts'

const NUMBER = '419-27-3856'
const OLD = {
  AUTH_SECRET: 'the first secret of sessions in tests',
  SSN_KEY: 'the first key of numbers in tests',
  DOCUMENTS_KEY: 'the first key of documents in tests',
}
const NEW = {
  AUTH_SECRET: 'the second secret of sessions in tests',
  SSN_KEY: 'the second key of numbers in tests',
  DOCUMENTS_KEY: 'the second key of documents in tests',
}
const BOTH = {
  ...NEW,
  AUTH_SECRETS_BEFORE: OLD.AUTH_SECRET,
  SSN_KEYS_BEFORE: OLD.SSN_KEY,
  DOCUMENTS_KEYS_BEFORE: OLD.DOCUMENTS_KEY,
}
const KEYS = {
  ...NEW,
  AUTH_SECRETS_BEFORE: [OLD.AUTH_SECRET],
  SSN_KEYS_BEFORE: [OLD.SSN_KEY],
  DOCUMENTS_KEYS_BEFORE: [OLD.DOCUMENTS_KEY],
}
const INVOICE = pdfOf(5000)

let first: TestApp
let team: Team
let entry: EntryBody
let authenticator: string
let content: string

beforeAll(async () => {
  first = await startApp({ env: { ...envOf(OLD), SMTP_URL: 'smtp://127.0.0.1:1' } })
  team = await first.organization('Ana Sole Proprietor')
  const body = { name: 'Ana Sole Proprietor', importer_number: NUMBER, ein: NUMBER }
  expect((await first.answer('saveOrganization', { as: team.admin, body })).status).toBe(200)
  const parties = { ...sampleEntryDraft('unused').parties, importer_number: NUMBER }
  entry = await createSampleEntry(first, team.preparer, { parties })
  const uploaded = await uploadDocument(first, team.preparer, { entryId: entry.id, bytes: INVOICE })
  content = `/api/entries/${entry.id}/documents/${done(uploaded).document.id}/content?use=download`
  expect((await submit(first, team.approver, entry)).status).toBe(200)
  const enabled = await first.auth('two-factor/enable', { password: PASSWORD }, team.auditor.cookie)
  authenticator = new URL(enabledFactor(enabled).totpURI).searchParams.get('secret') ?? ''
  const confirmed = { code: oneTimeCode(authenticator) }
  const verified = await first.auth('two-factor/verify-totp', confirmed, team.auditor.cookie)
  team.auditor.cookie = cookieOf(verified.headers) || team.auditor.cookie
  await first.auth('request-password-reset', { email: team.preparer.email })
})
afterAll(() => first.stop())

function envOf(keys: Record<string, string>) {
  return { ...ON_SAMPLE_DAY, ...keys }
}

/** Another server on the same database, with other keys. */
async function withServer(keys: Record<string, string>, work: (app: TestApp) => Promise<void>) {
  const engine = { ...first.engine, close: async () => {} }
  const env = { ...envOf(keys), DATA_DIR: first.folder }
  const app = await startApp({ env, database: { engine, drop: async () => {} } })
  await work(app)
  await app.stop()
}

const mailed = async (app: TestApp) =>
  (await app.app.jobs.read(MAIL_JOB, ['created'])).map((job) => (job as QueuedMail).to)

const numberOfOrganization = async (app: TestApp) =>
  (await app.ask('getOrganization', { as: team.admin })).organization!.importer_number

test('a server with new keys reads with the earlier ones, and sessions go on', () =>
  withServer(BOTH, async (app) => {
    expect(await numberOfOrganization(app)).toBe('***-**-3856')
    const password = { password: PASSWORD }
    const uri = await app.auth('two-factor/get-totp-uri', password, team.auditor.cookie)
    expect(uri.body).toMatchObject({ totpURI: expect.stringContaining(authenticator) })
    expect(await mailed(app)).toContain(team.preparer.email)
    expect(await downloadDocument(app, team.admin, content)).toEqual(INVOICE)
  }))

test('everything is encrypted with the new keys, and a second time there is nothing to do', async () => {
  const renewed = await renewAll(first.engine, KEYS)
  // The organization twice, the draft, the party profile, the submission.
  expect(renewed).toMatchObject({ documentKeys: 1, secondFactors: 1 })
  expect(renewed.personalNumbers).toBeGreaterThanOrEqual(4)
  expect(renewed.jobs).toBeGreaterThanOrEqual(1)
  expect(await renewAll(first.engine, KEYS)).toEqual({
    personalNumbers: 0,
    documentKeys: 0,
    secondFactors: 0,
    jobs: 0,
  })
})

test('afterwards a server needs the new keys alone: entries, documents, mail and second factors', () =>
  withServer(NEW, async (app) => {
    const again = await app.signIn(team.admin.email)
    expect((await app.ask('getOrganization', { as: again })).organization).toMatchObject({
      importer_number: '***-**-3856',
    })
    expect(JSON.stringify(await readEntry(app, again, entry.id))).toContain('***-**-3856')
    expect((await app.answer('getFiling', { as: again, params: { id: entry.id } })).status).toBe(200)
    expect(await mailed(app)).toContain(team.preparer.email)
    expect(await downloadDocument(app, again, content)).toEqual(INVOICE)
    const { email } = team.auditor
    const waiting = await app.call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })
    const code = oneTimeCode(authenticator, 1)
    const finished = await app.auth('two-factor/verify-totp', { code }, cookieOf(waiting.headers))
    expect(finished.status).toBe(200)
  }))

test('the servers of an unknown key read nothing', () =>
  withServer({ ...NEW, SSN_KEY: 'a key that nobody has ever used here' }, async (app) => {
    const again = await app.signIn(team.admin.email)
    expect((await app.answer('getOrganization', { as: again })).status).toBe(500)
  }))
