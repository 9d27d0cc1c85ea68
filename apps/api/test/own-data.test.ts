import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmNumber } from '../src/customs/claims/filing-claims.ts'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, submit } from './entry-steps.ts'
import { paidInvoice } from './fee-steps.ts'
import { PASSWORD, refusal, startApp, type Team, type TestApp, type Visitor, withApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
})
beforeEach(async () => {
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

const remove = (what: 'me' | 'organization', as: Visitor, password = PASSWORD) =>
  app.answer(what === 'me' ? 'deleteAccount' : 'deleteOrganization', { as, body: { password } })
const meStatus = async (as: Visitor) => (await app.answer('getMe', { as })).status
/** What a deleted organization leaves, so that the log is unbroken and no number is given twice; its counts are zero. */
const KEPT_TABLES = ['audit_events', 'audit_heads', 'audit_seals', 'entry_counts', 'entry_number_ranges']
const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
  (await app.engine.asOwner((run) => run(text))).rows
const countOf = async (table: string, condition: string) =>
  (await rowsOf(`select count(*)::int as n from ${table} where ${condition}`))[0]?.n
const auditOf = async (as: Visitor, category: string) =>
  (await app.ask('listAuditEvents', { as, query: { category } })).events

/** Somebody who works alone, with an unfiled entry, an address, a number and preferences. */
async function loner() {
  const visitor = await app.account('Lena Lone')
  await app.ask('saveOrganization', { as: visitor, body: { name: 'Lone', importer_number: '123-45-6789' } })
  const address = {
    line1: '1 Pier',
    city: 'Long Beach',
    state: 'CA',
    postal: '90802',
    country: 'US' as const,
  }
  await app.ask('saveAddress', { as: visitor, body: address })
  await createEntry(app, visitor)
  const body = await app.ask('getMe', { as: visitor })
  return { visitor, orgId: body.membership!.org_id as string }
}

describe('deleting an account', () => {
  test('asks for the password again', async () => {
    expect(await remove('me', team.preparer, 'not the password')).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: 'password', message: 'The password is wrong.' }] } },
    })
    expect(await meStatus(team.preparer)).toBe(200)
  })

  test('ends every session, frees the address, and leaves the name on what was done', async () => {
    const entry = await createEntry(app, team.preparer)
    const elsewhere = await app.signIn(team.preparer.email)
    const profile = { given_name: 'Petra', family_name: 'Preparer', phone: '555-0100', job_title: 'Clerk' }
    await app.ask('saveProfile', { as: team.preparer, body: profile })
    expect((await remove('me', team.preparer)).body).toEqual({ deleted: true })
    expect([await meStatus(team.preparer), await meStatus(elsewhere)]).toEqual([401, 401])
    const [row] = await rowsOf(`select * from users where id = '${team.preparer.userId}'`)
    expect(row).toMatchObject({ given_name: 'Petra', email: '', phone: null, job_title: null, auth_id: null })
    expect(await countOf('auth."user"', `"email" = '${team.preparer.email}'`)).toBe(0)
    const created = (await auditOf(team.admin, 'entry')).find(({ entity_id }) => entity_id === entry.id)
    expect(created!.actor_name).toBe('Petra Preparer')
    const [left] = await auditOf(team.admin, 'membership')
    expect(left).toMatchObject({ action: 'leave', actor_name: 'Petra Preparer' })
    const again = await app.signUp('Petra Preparer', team.preparer.email)
    expect(again.userId).not.toBe(team.preparer.userId)
    expect((await app.ask('listEntries', { as: again })).total).toBe(0)
  })

  test('is refused to the only administrator of an organization with others or with filed entries', async () => {
    expect(await remove('me', team.admin)).toMatchObject({
      status: 409,
      body: {
        code: 'sole_admin',
        message: expect.stringContaining('Other members work in Harbour Trading.'),
      },
    })
    const { visitor } = await loner()
    const entry = await createSampleEntry(app, visitor)
    expect((await submit(app, visitor, entry, 'admin')).status).toBe(200)
    expect(await remove('me', visitor)).toMatchObject({
      status: 409,
      body: {
        code: 'sole_admin',
        message: expect.stringContaining('Lone has filed entries whose records are kept until'),
      },
    })
    expect(await meStatus(visitor)).toBe(200)
    const { members } = await app.ask('listMembers', { as: visitor })
    expect(members).toHaveLength(1)
  })

  test('leaves nothing when one of several organizations keeps the person', async () => {
    const { visitor } = await loner()
    const filed = await createSampleEntry(app, visitor)
    await submit(app, visitor, filed, 'admin')
    await app.join(team.orgId, visitor, 'preparer')
    expect((await remove('me', visitor)).status).toBe(409)
    expect((await app.ask('getMe', { as: visitor })).organizations).toHaveLength(2)
  })

  test('takes an organization along in which nobody else works and nothing was filed', async () => {
    const { visitor, orgId } = await loner()
    expect((await remove('me', visitor)).status).toBe(200)
    for (const table of ['entries', 'memberships', 'addresses', 'notifications', 'entry_lines']) {
      expect(await countOf(table, `org_id = '${orgId}'`), table).toBe(0)
    }
    expect(await rowsOf(`select name, importer_number from organizations where id = '${orgId}'`)).toEqual([
      { name: 'Deleted organization', importer_number: null },
    ])
  })

  test('of an account without a password needs a fresh proof', async () => {
    const { visitor } = await loner()
    await rowsOf(`update auth."account" set "password" = null from users u
      where u.auth_id = "userId" and u.id = '${visitor.userId}' returning 1`)
    await rowsOf(`update auth."session" set proven_at = now() - interval '16 minutes' from users u
      where u.auth_id = "userId" and u.id = '${visitor.userId}' returning 1`)
    expect(await remove('me', visitor, '')).toMatchObject({
      status: 403,
      body: { code: 'session_not_fresh', message: 'Sign out, sign in again, and do this within 15 minutes.' },
    })
    await rowsOf(`update auth."session" set proven_at = now() from users u
      where u.auth_id = "userId" and u.id = '${visitor.userId}' returning 1`)
    expect((await remove('me', visitor, '')).status).toBe(200)
  })
})

test('wrong passwords count like every other guess', async () => {
  await withApp(
    async (limited) => {
      const { preparer } = await limited.organization()
      const guess = () => limited.answer('deleteAccount', { as: preparer, body: { password: 'wrong' } })
      for (let tried = 0; tried < 10; tried += 1) expect((await guess()).status).toBe(400)
      expect(await guess()).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
    },
    { env: { RATE_LIMITS: 'true' } },
  )
})

describe('deleting an organization', () => {
  test('is for its administrator, with the password, when nobody else works there', async () => {
    expect((await remove('organization', team.approver)).status).toBe(403)
    expect((await remove('organization', team.admin, 'wrong')).status).toBe(400)
    expect(await remove('organization', team.admin)).toMatchObject({
      status: 409,
      body: { code: 'has_members' },
    })
  })

  test('removes drafts, settings and members, keeps the audit log, and the person works elsewhere', async () => {
    const { visitor, orgId } = await loner()
    await app.join(team.orgId, visitor, 'preparer')
    expect((await remove('organization', visitor)).body).toEqual({ deleted: true })
    const body = await app.ask('getMe', { as: visitor })
    expect(body.organizations.map(({ name }) => name)).toEqual(['Harbour Trading'])
    expect(await countOf('entries', `org_id = '${orgId}'`)).toBe(0)
    const [last] = await rowsOf(
      `select entity, action from audit_events where org_id = '${orgId}' order by seq desc limit 1`,
    )
    expect(last).toEqual({ entity: 'organization', action: 'delete' })
  })

  test('leaves no row of it but the audit log and the used entry numbers, and gives its filer code back', async () => {
    const { visitor, orgId } = await loner()
    const part = { part_number: 'A-1', description: 'Lamp' }
    expect((await app.answer('createPart', { as: visitor, body: part })).status).toBe(201)
    const entry = await createEntry(app, visitor)
    const template = { name: 'Lamps by sea', entry_id: entry.id, parts: ['transport'] }
    expect((await app.answer('saveTemplate', { as: visitor, body: template })).status).toBe(201)
    const mapping = { headings: 'goods|value', columns: { description: 0, entered_value: 1 } }
    expect((await app.answer('saveImportMapping', { as: visitor, body: mapping })).status).toBe(204)
    await paidInvoice(app, orgId)
    const { db, sealing } = app.app
    const claim = { kind: 'filer_code', typed: 'B76' } as const
    expect(await confirmNumber({ db, sealing }, { orgId, ...claim })).toBe('confirmed')
    expect((await remove('organization', visitor)).status).toBe(200)
    const tables = await rowsOf(`select c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.column_name = 'org_id' and table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`)
    const left = []
    for (const { name } of tables)
      if (Number(await countOf(String(name), `org_id = '${orgId}'`)) > 0) left.push(name)
    expect(left).toEqual(KEPT_TABLES)
    expect(await confirmNumber({ db, sealing }, { orgId: team.orgId, ...claim })).toBe('confirmed')
  })

  test('is possible again once the records of its filed entries need not be kept any more', async () => {
    const { visitor, orgId } = await loner()
    const entry = await createSampleEntry(app, visitor)
    await submit(app, visitor, entry, 'admin')
    const enteredAgo = (time: string) =>
      rowsOf(`update entries set entry_date = current_date - interval '${time}' where id = '${entry.id}'`)
    const hold = (on: boolean) =>
      app.answer('setLegalHold', { as: visitor, params: { id: entry.id }, body: { on, reason: 'Audit' } })
    await enteredAgo('7 years - 1 day')
    expect(refusal(await remove('organization', visitor)).code).toBe('has_filed_entries')
    await enteredAgo('7 years 1 day')
    await hold(true)
    expect(refusal(await remove('organization', visitor)).code).toBe('has_legal_hold')
    await hold(false)
    expect((await remove('organization', visitor)).status).toBe(200)
    expect(await countOf('submissions', `org_id = '${orgId}'`)).toBe(0)
  })

  test('is refused while it has a filed entry, with the reason', async () => {
    const { visitor } = await loner()
    const entry = await createSampleEntry(app, visitor)
    await submit(app, visitor, entry, 'admin')
    expect(await remove('organization', visitor)).toMatchObject({
      status: 409,
      body: { code: 'has_filed_entries', message: expect.stringContaining('19 CFR 163.4') },
    })
  })
})

test('personal data come as one file: profile, settings, sessions without secrets, and what was done where', async () => {
  await createEntry(app, team.preparer)
  await app.ask('sendContactMessage', {
    as: team.preparer,
    body: { name: 'Petra', email: team.preparer.email, subject: 'Export', message: 'What do you keep?' },
  })
  const answer = await app.answer('exportPersonalData', { as: team.preparer })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="personal-data.json"')
  expect(answer.body).toMatchObject({
    profile: { email: team.preparer.email, given_name: 'Petra', family_name: 'Preparer' },
    preferences: { theme: 'System' },
    notification_settings: { digest: 'immediate' },
    has_password: true,
    contact_messages: [{ subject: 'Export' }],
    sessions: [{ is_current: true }],
    organizations: [
      {
        ...{ organization: 'Harbour Trading', role: 'preparer', status: 'active' },
        audit_events: expect.arrayContaining([
          expect.objectContaining({ entity: 'entry', action: 'create' }),
        ]),
      },
    ],
  })
  const text = JSON.stringify(answer.body)
  const [secrets] = await rowsOf(
    `select s."token", a."password" from auth."session" s join auth."account" a on a."userId" = s."userId"
     join users u on u.auth_id = s."userId" where u.id = '${team.preparer.userId}'`,
  )
  for (const secret of [secrets?.token, secrets?.password, team.admin.email]) {
    expect(text).not.toContain(secret)
  }
})
