import type { QueryOf } from '@edfe/contracts/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch, submit } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'
import { house, idsOf, list } from './list-entries.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

test('archiving hides an entry from the list and restoring brings it back; a filed one is never deleted', async () => {
  const entry = await createEntry(app, team.preparer)
  const numbers = async (query: QueryOf<'listEntries'> = {}) =>
    (await list(app, team.auditor, { page_size: 100, ...query })).entries.map((row) => row.entry_number)
  const many = await app.answer('archiveEntries', { as: team.preparer, body: { ids: [entry.id] } })
  expect(done(many).results).toEqual([{ id: entry.id, ok: true }])
  expect(await numbers()).not.toContain(entry.entry_number)
  expect(await numbers({ archived: true })).toContain(entry.entry_number)
  await app.ask('restoreEntry', { as: team.preparer, params: { id: entry.id } })
  expect(await numbers()).toContain(entry.entry_number)
  expect((await app.answer('deleteEntry', { as: team.preparer, params: { id: entry.id } })).status).toBe(204)
  expect((await app.answer('getEntry', { as: team.preparer, params: { id: entry.id } })).status).toBe(404)
})

test('each view of the list says how many entries it has, whatever narrows the list', async () => {
  const { admin, preparer, auditor } = await app.organization('Views')
  const [first] = [await createSampleEntry(app, preparer), await createEntry(app, preparer)]
  const hidden = await createEntry(app, preparer)
  await app.ask('archiveEntry', { as: preparer, params: { id: hidden.id } })
  await submit(app, admin, first, 'admin')
  expect((await list(app, auditor, { q: 'nothing' })).counts).toEqual({
    all: 2,
    groups: { in_progress: 1, at_cbp: 1, released: 0, rejected: 0, deleted: 0 },
    archived: 1,
  })
})

test('the list counts exactly and pages to its end', async () => {
  const { auditor, entries } = await house(app, 7)
  expect(await list(app, auditor, { page_size: 3 })).toMatchObject({ total: 7, page: 1, page_size: 3 })
  expect(idsOf(await list(app, auditor, { page_size: 3, page: 3 }))).toEqual([entries[0]!.id])
  expect(idsOf(await list(app, auditor, { page_size: 3, page: 4 }))).toEqual([])
  expect((await list(app, auditor, { status: 'accepted' })).total).toBe(0)
})

test('a row says what is due, how many errors a draft has, and where it stopped', async () => {
  const { admin, preparer, auditor } = await app.organization('Row Facts')
  const sample = await createSampleEntry(app, preparer)
  const blank = await createEntry(app, preparer)
  await app.ask('validateEntry', { as: preparer, params: { id: blank.id } })
  const rowOf = async (id: string) => (await list(app, auditor, {})).entries.find((row) => row.id === id)
  expect(await rowOf(sample.id)).toMatchObject({ due: { kind: 'file', day: '2026-03-10' }, open_errors: 0 })
  const draft = await rowOf(blank.id)
  expect(draft).toMatchObject({ due: null, answer_due_on: null, is_corrected: false })
  expect(draft!.open_errors).toBeGreaterThan(5)
  await submit(app, admin, sample, 'admin')
  expect(await rowOf(sample.id)).toMatchObject({
    ...{ due: null, is_practice: true },
    status_changed_at: expect.any(String),
  })
})

test.each(['created_at', 'entry_number', 'status', 'port_code', 'value_total'] as const)(
  'the list and its file stand in the same order by %s, either way round',
  async (sort) => {
    const { auditor, preparer, entries } = await house(app, 5)
    const change = (at: number, port_code: string, entered_value: string) =>
      patch(app, preparer, entries[at]!, {
        header: { port_code },
        line_items: [{ ...entries[at]!.draft_data.line_items![0]!, entered_value }],
      })
    await change(1, '2704', '900')
    await change(3, '4601', '10000')
    for (const order of ['asc', 'desc'] as const) {
      const { entries: rows } = await list(app, auditor, { sort, order })
      const shown = rows.map((row) => (sort === 'value_total' ? Number(row[sort]) : (row[sort] ?? '')))
      const sorted = [...shown].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(shown).toEqual(order === 'asc' ? sorted : sorted.reverse())
      const csv = await app.answer('exportEntries', { as: auditor, query: { sort, order } })
      const numbers = done(csv)
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]?.replace(/["-]/g, ''))
      expect(numbers).toEqual(rows.map(({ entry_number }) => entry_number))
    }
  },
)

test('the file of a filtered list is CSV under the organisation’s day, with a broker’s formula as text', async () => {
  const { auditor, preparer, entries } = await house(app, 3)
  await patch(app, preparer, entries[1]!, { totals_declarations: { broker_name: '=1+1 "Brokers"' } })
  const csv = await app.answer('exportEntries', { as: auditor, query: { q: 'brokers' } })
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="entries-${ON_SAMPLE_DAY.EDFE_TODAY}.csv"`,
  })
  const lines = done(csv).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=1+1 ""Brokers"""`)
})

test('the file names the purchase orders of an entry and of its lines, each once', async () => {
  const { auditor, preparer, entries } = await house(app, 2)
  const [line] = entries[1]!.draft_data.line_items ?? []
  await patch(app, preparer, entries[1]!, {
    header: { purchase_order: 'PO-77' },
    line_items: [
      { ...line, id: 'a', line_number: 1, purchase_order: 'PO-78' },
      { id: 'b', line_number: 2, purchase_order: 'PO-77' },
    ],
  })
  const [head = '', ...rows] = done(await app.answer('exportEntries', { as: auditor }))
    .trim()
    .split('\r\n')
  expect(head).toContain(',"Purchase Orders"')
  expect(rows.filter((row) => row.endsWith(',"PO-77, PO-78"'))).toHaveLength(1)
  expect(rows.filter((row) => row.endsWith(',""'))).toHaveLength(1)
})

test('date ranges count back from today in the organisation’s time zone', async () => {
  const { auditor, orgId, entries } = await house(app, 4)
  const days = ['2026-03-05', '2026-02-26', '2026-02-25', '2025-03-05']
  for (const [at, day] of days.entries()) {
    await app.engine.asOwner((run) =>
      run(
        `update entries set created_day = '${day}' where org_id = '${orgId}' and id = '${entries[at]!.id}'`,
      ),
    )
  }
  const found = async (range: QueryOf<'listEntries'>['range']) => (await list(app, auditor, { range })).total
  expect(
    await Promise.all((['today', 'week', 'month', 'quarter', 'year', 'all'] as const).map(found)),
  ).toEqual([1, 2, 3, 3, 4, 4])
})

test('the dashboard shows the figures of the same list', async () => {
  const { auditor, preparer, entries } = await house(app, 6)
  const line = entries[2]!.draft_data.line_items![0]!
  await patch(app, preparer, entries[2]!, { line_items: [{ ...line, entered_value: '900' }] })
  const body = await app.ask('getDashboard', { as: auditor })
  expect(body).toMatchObject({
    total_entries: 6,
    entries_this_month: 6,
    total_value: '0.00',
    draft_count: 6,
    average_clearance_seconds: null,
  })
  expect(body.recent).toHaveLength(5)
})

test('of several entries one that cannot be archived hinders none of the others', async () => {
  const { preparer, entries } = await house(app, 2)
  const stranger = await createEntry(app, team.preparer)
  const ids = [entries[0]!.id, stranger.id, entries[1]!.id]
  const body = await app.ask('archiveEntries', { as: preparer, body: { ids } })
  expect(body.results.filter(({ ok }) => ok)).toHaveLength(2)
  expect(body.results).toContainEqual({ id: stranger.id, ok: false, message: 'Entry not found' })
})
