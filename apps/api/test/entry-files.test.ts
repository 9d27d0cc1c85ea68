import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleEntry, ON_SAMPLE_DAY } from './entry-steps.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

test('lookups answer at most what was asked for and are not sent twice', async () => {
  const answered = await app.answer('getLookup', {
    as: team.auditor,
    params: { name: 'port-codes' },
    query: { q: 'los', limit: 3 },
  })
  expect(done(answered).rows.length).toBeLessThanOrEqual(3)
  expect(done(answered).total).toBeGreaterThanOrEqual(done(answered).rows.length)
  const again = await app.answer('getLookup', {
    params: { name: 'port-codes' },
    query: { q: 'los', limit: 3 },
    as: team.auditor,
    headers: { 'if-none-match': String(answered.headers.etag) },
  })
  expect(again.status).toBe(304)
})

test('an entry prints as CBP Form 7501 under its number', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const answered = await app.answer('getForm7501', {
    as: team.auditor,
    params: { id: entry.id },
  })
  expect(answered.status).toBe(200)
  expect(answered.headers['content-type']).toBe('application/pdf')
  expect(answered.headers['content-disposition']).toContain(entry.entry_number.slice(3, 10))
  expect(done(answered).startsWith('%PDF-')).toBe(true)
})

test('an exported entry comes back as a draft with the same content under a new number', async () => {
  const entry = await createSampleEntry(app, team.preparer)
  const made = await app.answer('makeSnapshot', { as: team.preparer, params: { id: entry.id } })
  expect(done(made).snapshot.version).toBe(1)
  const { payload } = done(made).snapshot
  const imported = await app.answer('importEntry', { as: team.preparer, body: payload })
  expect(imported.status).toBe(201)
  const copy = done(imported).entry
  expect(copy.entry_number).not.toBe(entry.entry_number)
  expect(copy).toMatchObject({
    status: 'draft',
    grand_total: '530.20',
    draft_data: { header: { port_code: '2704' } },
  })
})

test('an entry with a row of chapter 99 is exported as version 2.0 with its calculation, and comes back whole', async () => {
  const { line_items: [line] = [] } = sampleEntryDraft('line-1')
  const tariff_rows = [{ hts: '9903.88.15', rate: '7.5%', duty: '909.68', source: 'typed' as const }]
  const line_items = [{ ...line!, tariff_rows, duty_amount: '1382.71' }]
  const entry = await createSampleEntry(app, team.preparer, { line_items })
  const snapshot = async (id: string) =>
    (await app.ask('makeSnapshot', { as: team.preparer, params: { id } })).snapshot
  const { schema_version, payload } = await snapshot(entry.id)
  expect(schema_version).toBe('2.0')
  const calculation = [
    { hts: '9903.88.15', duty: '909.68' },
    { hts: '9405.41.84.40', duty: '473.03' },
  ]
  expect(payload.lines).toMatchObject([{ calculation }])
  const stored = await app.ask('getStoredData', { as: team.preparer, params: { id: entry.id } })
  expect(stored.entry.schema_version).toBe('2.0')

  const imported = await app.ask('importEntry', { as: team.preparer, body: payload })
  expect(imported.entry.draft_data).toMatchObject({ line_items: [{ tariff_rows }] })
  expect((await snapshot(imported.entry.id)).payload.lines).toEqual(payload.lines)
})

test('a file with a wrong field is refused with its path, and nothing is made of it', async () => {
  const total = async () => (await app.ask('listEntries', { as: team.preparer })).total
  const before = await total()
  const body = { schema_version: '1.0', header: { port_code: '2704' }, lines: [{ htsus: '12' }] }
  const answer = await app.answer('importEntry', { as: team.preparer, body })
  expect(answer.status).toBe(422)
  const paths = refusal(answer, 'import_failed').details.problems.map((problem) => problem.path)
  expect(paths).toContain('lines.0.htsus')
  expect(await total()).toBe(before)
})
