import type { QueryOf } from '@edfe/contracts/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
/** Half past ten in the evening in New York: the next day has begun elsewhere. */
const now = new Date('2026-03-06T03:30:00Z')
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY, now: () => now })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

const events = (query: QueryOf<'listAuditEvents'> = {}) =>
  app.ask('listAuditEvents', { as: team.admin, query: { page_size: 100, ...query } })
const newest = async (category: string) => (await events({ category })).events[0]
const exported = (query: QueryOf<'exportAuditEvents'> = {}) =>
  app.ask('exportAuditEvents', { as: team.admin, query })

test('tells of every change with before and after, newest first', async () => {
  await app.ask('saveOrganization', { as: team.admin, body: { name: 'Harbour Trading', dba: 'Harbour' } })
  const { events: all, total } = await events({ category: 'organization' })
  expect(all[0]).toMatchObject({
    entity: 'organization',
    action: 'update',
    actor_name: 'Ada Admin',
    ip: null,
    before_json: { dba: null },
    after_json: { dba: 'Harbour' },
  })
  expect(all.at(-1)).toMatchObject({ action: 'create', before_json: null })
  expect(total).toBe(all.length)
})

test.each([
  [
    'organization',
    'PUT',
    '/api/organization/address',
    {
      line1: '1 Pier',
      line2: '',
      city: 'Newark',
      state: 'NJ',
      postal: '07114',
      country: 'US',
    },
  ],
  [
    'organization',
    'PUT',
    '/api/organization/bond',
    { bond_type: '8', bond_number: '123456789', bond_amount: '50000.00' },
  ],
  ['org_notifications', 'PUT', '/api/organization/notifications', { digest: 'weekly' }],
  [
    'org_preferences',
    'PUT',
    '/api/organization/preferences',
    { preferences: { declarant_name: 'Ruth Okafor' } },
  ],
  ['user', 'PATCH', '/api/me', { given_name: 'Ada', family_name: 'Admin', job_title: 'Lead' }],
  ['user_preferences', 'PUT', '/api/me/preferences', { theme: 'Dark' }],
  ['user_notifications', 'PUT', '/api/me/notifications', { digest: 'daily' }],
  ['membership', 'POST', '/api/members/invite', { email: 'ines@example.com', role: 'auditor' }],
] as const)(
  'a change of %s by %s %s is one event with what became of it',
  async (entity, method, url, body) => {
    const before = (await events()).total
    const answer = await app.call(method, url, { body, as: team.admin })
    expect(answer.status).toBeLessThan(300)
    expect((await events()).total).toBe(before + 1)
    const event = await newest(entity)
    expect(event).toMatchObject({ entity, actor_user_id: team.admin.userId })
    expect(event!.after_json).not.toEqual(event!.before_json)
  },
)

test('a change that is refused leaves no event of the organization', async () => {
  const before = (await newest('organization'))!.id
  const empty = await app.answer('saveOrganization', { as: team.admin, body: { name: '' } })
  const forbidden = await app.answer('saveOrganization', { as: team.preparer, body: { name: 'Mine' } })
  expect([empty.status, forbidden.status]).toEqual([400, 403])
  expect((await newest('organization'))!.id).toBe(before)
})

test('an event of an entry names the entry by its number', async () => {
  const entry = await createEntry(app, team.preparer)
  await patch(app, team.preparer, entry, { header: { port_code: '2704' } })
  const event = await newest('entry')
  expect(event!.entity_name?.replaceAll('-', '')).toBe(entry.entry_number)
  await app.ask('deleteEntry', { as: team.preparer, params: { id: entry.id } })
  expect(await newest('entry')).toMatchObject({ action: 'delete', entity_name: null })
})

test('every event of an entry names the browser, also of an archive, an import and a deletion', async () => {
  const { id } = await createSampleEntry(app, team.preparer)
  const params = { id }
  const { snapshot } = await app.ask('makeSnapshot', { as: team.preparer, params })
  for (const [method, path, body] of [
    ['POST', `/api/entries/${id}/archive`, {}],
    ['POST', `/api/entries/${id}/restore`, {}],
    ['DELETE', `/api/entries/${id}`, undefined],
    ['POST', '/api/entries/import', snapshot.payload],
  ] as const) {
    const answer = await app.call(method, path, { as: team.preparer, body, headers: { 'user-agent': path } })
    expect(answer.status, path).toBeLessThan(300)
    expect(await newest('entry'), path).toMatchObject({ user_agent: path })
  }
})

test('has every save of an entry, and a client cannot ask it not to', async () => {
  const entry = await createEntry(app, team.preparer)
  const saved = await patch(app, team.preparer, entry, { parties: { location_of_goods: 'Y292' } })
  expect(await newest('entry')).toMatchObject({ action: 'update', entity_id: entry.id })
  const before = (await events()).total
  const quiet = await patch(
    app,
    team.preparer,
    done(saved).entry,
    { header: { port_code: '2704' } },
    { skip_audit: true },
  )
  expect(quiet.status).toBe(400)
  expect((await events()).total).toBe(before)
})

test('is filtered by actor and by category', async () => {
  expect((await events({ actor: team.auditor.userId })).total).toBe(0)
  expect((await events({ actor: team.preparer.userId })).events[0]!.actor_name).toBe('Petra Preparer')
  const { events: ofMembers } = await events({ category: 'membership' })
  expect(new Set(ofMembers.map((event) => event.entity))).toEqual(new Set(['membership']))
})

test('days of the filters are those of the organisation’s time zone, both ends included', async () => {
  const { rows } = await app.engine.asOwner((run) =>
    run('select min(created_at) as first, max(created_at) as last from audit_events'),
  )
  const dayIn = (zone: string, instant: unknown) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(String(instant)))
  const zone = 'America/New_York'
  const { total } = await events()
  const first = dayIn(zone, rows[0]?.first)
  const last = dayIn(zone, rows[0]?.last)
  expect((await events({ start_date: first, end_date: last })).total).toBe(total)
  expect((await events({ end_date: '2001-01-01' })).total).toBe(0)
  expect((await events({ start_date: '2001-01-01' })).total).toBe(total)
  const late = '2026-03-06T04:30:00Z'
  await app.engine.asOwner(async (run) => {
    await run('alter table audit_events disable trigger user')
    await run(`update audit_events set created_at = '${late}' where org_id = '${team.orgId}' and seq = 1`)
    await run('alter table audit_events enable trigger user')
  })
  expect((await events({ start_date: '2026-03-05', end_date: '2026-03-05' })).total).toBe(1)
  expect((await events({ start_date: '2026-03-06', end_date: '2026-03-06' })).total).toBe(0)
})

test('a day that is none is refused with what to write', async () => {
  const answer = await app.call('GET', '/api/audit-events?start_date=tomorrow', { as: team.admin })
  expect(answer).toMatchObject({ status: 400, body: { message: 'Use a date such as 2026-03-31' } })
})

test('exports as CSV with the specified columns, all quoted, under its day', async () => {
  const { headers } = await app.answer('exportAuditEvents', { as: team.admin })
  expect(headers['content-disposition']).toBe('attachment; filename="audit-log-2026-03-05.csv"')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, first] = (await exported()).split('\r\n')
  expect(head).toBe('\ufeff"Date","User","Entity","Action","Changes"')
  expect(first).toMatch(/^"[^"]+","[A-Z][a-z]+ [A-Z][a-z]+","[a-z_]+","[a-z_]+","\{""before"":/)
})

test('the export keeps to the filters', async () => {
  const lines = (await exported({ category: 'membership' })).trim().split('\r\n').slice(1)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain('"membership"')
})

test('a name that a spreadsheet would run is text in the export', async () => {
  const person = { given_name: '=HYPERLINK("evil.example")', family_name: 'X' }
  await app.ask('saveProfile', { body: person, as: team.preparer })
  const line = (await exported({ actor: team.preparer.userId })).split('\r\n')[1]
  expect(line).toContain(`"'=HYPERLINK(""evil.example"") X"`)
})

test('the export is whole and in order where it is longer than what is read at a time', async () => {
  await app.engine.asOwner((run) =>
    run(`insert into audit_events (org_id, entity, action, prev_hash, hash, seq)
      select '${team.orgId}', 'org_preferences', 'n' || n, '', '', 0 from generate_series(1, 2500) n`),
  )
  const lines = (await exported({ category: 'org_preferences' })).trim().split('\r\n').slice(1)
  const actions = lines.map((line) => /"(n\d+)"/.exec(line)?.[1]).filter(Boolean)
  expect(actions).toEqual(Array.from({ length: 2500 }, (_, index) => `n${2500 - index}`))
})
