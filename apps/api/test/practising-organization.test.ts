import { asWritten } from '@edfe/domain/messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifyPeople } from '../src/accounts/notifications/notify.ts'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { downloadDocument } from './document-steps.ts'
import {
  createSampleEntry,
  type EntryBody,
  LIVE_GATEWAY,
  ON_SAMPLE_DAY,
  readEntry,
  signedBy,
  submit,
} from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import { refusal, startApp, type Team, type TestApp } from './harness.ts'
import { type Inbox, openInbox } from './smtp-inbox.ts'

/** A server that files with CBP: who has no confirmed filer code practises on it all the same. */
let inbox: Inbox
let app: TestApp
let team: Team
/** Noon in New York, far from quiet hours. */
const NOON = new Date('2026-03-05T17:00:00Z')

beforeAll(async () => {
  inbox = await openInbox()
  app = await startApp({
    workers: true,
    now: () => NOON,
    env: { SMTP_URL: inbox.url, ...ON_SAMPLE_DAY, ...LIVE_GATEWAY },
  })
})
beforeEach(async () => {
  team = await app.organization()
})
afterAll(async () => {
  await app.stop()
  await inbox.close()
})

const confirm = (typed: string) =>
  confirmNumber(
    { db: app.engine.db, sealing: app.app.sealing },
    { orgId: team.orgId, kind: 'filer_code', typed },
  )
const practice = async () => (await app.ask('getMe', { as: team.preparer })).practice
const printed = async ({ id }: EntryBody) =>
  textOfForm(await downloadDocument(app, team.preparer, `/api/entries/${id}/pdf`))
const inOrg = <T>(work: Parameters<typeof tenantTransaction<T>>[2]) =>
  tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, work)
const tell = (title: string) =>
  inOrg((trx) =>
    notifyPeople(
      trx,
      { jobs: app.app.jobs, publicUrl: 'https://filing.example', now: NOON },
      { orgId: team.orgId, kind: 'task', userIds: [team.preparer.userId], title: asWritten({ text: title }) },
    ),
  )
const MARK = 'PRACTICE: NOT SENT TO CBP'

test('without a confirmed filer code an organization practises, in what screens, form and mail say', async () => {
  expect(await practice()).toBe('no_filer_code')
  const entry = await createSampleEntry(app, team.preparer, signedBy('Petra Preparer'))
  expect(await printed(entry)).toContain(MARK)
  await tell('Before the filer code')
  const mail = await inbox.mailTo(team.preparer.email, 'Before the filer code')
  expect(mail).toContain('Before the filer code (practice)')
  expect(mail).toContain('Practice: nothing is sent to CBP.')

  expect(await confirm('P1Q')).toBe('confirmed')
  expect(await practice()).toBeNull()
  expect(await printed(entry)).not.toContain(MARK)
  await tell('With the filer code')
  expect(await inbox.mailTo(team.preparer.email, 'With the filer code')).not.toContain('practice')
})

test('the filer code of another organization ends nobody else’s practice', async () => {
  const other = await app.organization('Other')
  await confirm('Q2R')
  expect((await app.ask('getMe', { as: other.preparer })).practice).toBe('no_filer_code')
})

test('what it submits is refused before anything leaves', async () => {
  const entry = await createSampleEntry(app, team.approver, signedBy('Arno Approver'))
  const refused = await submit(app, team.approver, entry)
  expect(refused).toMatchObject({ status: 409, body: { code: 'numbers_not_confirmed' } })
  expect(refusal(refused).message).toMatch(/^Nothing was sent\./)
  expect((await readEntry(app, team.approver, entry.id)).status).toBe('draft')
  expect(await inOrg((trx) => trx.selectFrom('submissions').select('id').execute())).toEqual([])
})

test('somebody without an organization has no filer code', async () => {
  const person = await app.account()
  expect((await app.ask('getMe', { as: person })).practice).toBe('no_filer_code')
})
