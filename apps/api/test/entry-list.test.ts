import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch, submit } from './entry-steps.ts'
import { startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

test('archiving hides an entry from the list and restoring brings it back; a filed one is never deleted', async () => {
  const entry = await createEntry(app, team.preparer)
  const numbers = async (query: string) =>
    (await app.call('GET', `/api/entries?page_size=100&${query}`, { as: team.auditor })).body.entries.map(
      (row: { entry_number: string }) => row.entry_number,
    )
  const many = await app.call('POST', '/api/entries/archive', {
    as: team.preparer,
    body: { ids: [entry.id] },
  })
  expect(many.body.results).toEqual([{ id: entry.id, ok: true }])
  expect(await numbers('')).not.toContain(entry.entry_number)
  expect(await numbers('archived=true')).toContain(entry.entry_number)
  await app.call('POST', `/api/entries/${entry.id}/restore`, { as: team.preparer })
  expect(await numbers('')).toContain(entry.entry_number)
  expect((await app.call('DELETE', `/api/entries/${entry.id}`, { as: team.preparer })).status).toBe(204)
  expect((await app.call('GET', `/api/entries/${entry.id}`, { as: team.preparer })).status).toBe(404)
})

interface Row {
  id: string
  entry_number: string
  created_at: string
}
const list = async (as: Visitor, query: string) =>
  (await app.call('GET', `/api/entries?${query}`, { as })).body
const idsOf = (body: { entries: Row[] }) => body.entries.map(({ id }) => id)

/** An organisation with so many entries, oldest first. */
async function house(count: number) {
  const fresh = await app.organization('List House')
  const entries = []
  for (let made = 0; made < count; made += 1) entries.push(await createEntry(app, fresh.preparer))
  return { ...fresh, entries }
}

test('each view of the list says how many entries it has, whatever narrows the list', async () => {
  const { admin, preparer, auditor } = await app.organization('Views')
  const [first] = [await createSampleEntry(app, preparer), await createEntry(app, preparer)]
  const hidden = await createEntry(app, preparer)
  await app.call('POST', `/api/entries/${hidden.id}/archive`, { as: preparer, body: {} })
  await submit(app, admin, first, 'admin')
  expect((await list(auditor, 'q=nothing')).counts).toEqual({
    all: 2,
    groups: { in_progress: 1, at_cbp: 1, released: 0, rejected: 0, deleted: 0 },
    archived: 1,
  })
})

test('the list counts exactly and pages to its end', async () => {
  const { auditor, entries } = await house(7)
  expect(await list(auditor, 'page_size=3')).toMatchObject({ total: 7, page: 1, page_size: 3 })
  expect(idsOf(await list(auditor, 'page_size=3&page=3'))).toEqual([entries[0].id])
  expect(idsOf(await list(auditor, 'page_size=3&page=4'))).toEqual([])
  expect((await list(auditor, 'status=accepted')).total).toBe(0)
})

test('a search finds any part of the number, hyphens or not, the port and the broker, in any case', async () => {
  const { auditor, preparer, entries } = await house(6)
  await patch(app, preparer, entries[3], { totals_declarations: { broker_name: 'Quayside Brokers' } })
  await patch(app, preparer, entries[2], { header: { port_code: '2704' } })
  const find = async (text: string) =>
    idsOf(await list(auditor, `page_size=100&q=${encodeURIComponent(text)}`)).toSorted()
  expect(await find('quayside')).toEqual([entries[3].id])
  expect(await find('2704')).toContain(entries[2].id)
  const number: string = entries[5].entry_number
  expect(await find(`${number.slice(0, 3)}-${number.slice(3, 10)}`.toLowerCase())).toEqual([entries[5].id])
  for (let at = 0; at + 5 <= number.length; at += 1) {
    const part = number.slice(at, at + 5)
    const having = entries.filter((entry) => entry.entry_number.includes(part)).map((entry) => entry.id)
    expect(await find(part)).toEqual(expect.arrayContaining(having))
  }
  expect(await find('no such broker')).toEqual([])
  expect((await list(auditor, `q=${number}&archived=true`)).total).toBe(0)
})

test('a search finds entries by HTS number, origin, manufacturer and the beginning of the goods', async () => {
  const { auditor, preparer, entries } = await house(4)
  const [drill, shirt, valve] = entries
  const lineOf = (entry: typeof drill, fields: object) => [{ ...entry.draft_data.line_items[0], ...fields }]
  await patch(app, preparer, drill, {
    line_items: lineOf(drill, {
      ...{ description: 'PN-4711-B cordless drill', htsus: '8467.21.0010', origin_country: 'CN' },
      manufacturer_mid: 'CNSHETOO12SHE',
    }),
  })
  await patch(app, preparer, shirt, {
    line_items: lineOf(shirt, {
      ...{ description: 'Cotton shirt', htsus: '6205.20.2051', origin_country: 'VN' },
      manufacturer: { name: 'Huế Garment & Sons', city: 'Huế', country: 'VN' },
    }),
  })
  await patch(app, preparer, valve, {
    parties: { manufacturer: { name: 'The Valve Works', city: 'Taipei', country: 'TW' } },
  })
  const find = async (text: string) =>
    idsOf(await list(auditor, `page_size=100&q=${encodeURIComponent(text)}`)).toSorted()
  for (const text of [
    '8467.21',
    '846721',
    '8467 21 0010',
    'cn',
    'cnshetoo12she',
    'CNSHE',
    'pn-4711',
    'PN 4711 B c',
  ]) {
    expect(await find(text), text).toEqual([drill.id])
  }
  for (const text of ['6205', 'vn', 'hue garment', 'HUẾ GARMENT AND SONS', 'cotton s']) {
    expect(await find(text), text).toEqual([shirt.id])
  }
  for (const text of ['the valve works', 'valve w']) expect(await find(text), text).toEqual([valve.id])
  expect(await find('8467.99')).toEqual([])
  expect(await find('shirt of cotton')).toEqual([])
  expect((await list(auditor, 'q=8467.21&archived=true')).total).toBe(0)
  expect((await list(team.auditor, 'q=cnshetoo12she')).total).toBe(0)
})

test('a search finds entries by the seller and by the file reference, in any case', async () => {
  const { auditor, preparer, entries } = await house(3)
  const [lamps, tiles] = entries
  await patch(app, preparer, lamps, {
    parties: { seller: { name: 'The Song Hong Lighting Co.', city: 'Haiphong', country: 'VN' } },
  })
  await patch(app, preparer, tiles, { totals_declarations: { file_reference_no: 'TILES-026' } })
  const find = async (text: string) => idsOf(await list(auditor, `q=${encodeURIComponent(text)}`))
  for (const text of ['song hong', 'the song hong lighting co'])
    expect(await find(text), text).toEqual([lamps.id])
  for (const text of ['TILES-026', 'tiles-0']) expect(await find(text), text).toEqual([tiles.id])
  expect(await find('hong lighting')).toEqual([])
  const [row] = (await list(auditor, 'q=song hong')).entries
  expect(row).toMatchObject({ supplier: 'The Song Hong Lighting Co.', supplier_country: 'Vietnam' })
})

test('a row says what is due, how many errors a draft has, and where it stopped', async () => {
  const { admin, preparer, auditor } = await app.organization('Row Facts')
  const sample = await createSampleEntry(app, preparer)
  const blank = await createEntry(app, preparer)
  await app.call('POST', `/api/entries/${blank.id}/validate`, { as: preparer })
  const rowOf = async (id: string) => (await list(auditor, '')).entries.find((row: Row) => row.id === id)
  expect(await rowOf(sample.id)).toMatchObject({ due: { kind: 'file', day: '2026-03-10' }, open_errors: 0 })
  const draft = await rowOf(blank.id)
  expect(draft).toMatchObject({ due: null, answer_due_on: null, is_corrected: false })
  expect(draft.open_errors).toBeGreaterThan(5)
  await submit(app, admin, sample, 'admin')
  expect(await rowOf(sample.id)).toMatchObject({
    ...{ due: null, is_practice: true },
    status_changed_at: expect.any(String),
  })
})

test('a search that more entries match than are looked up one by one counts and pages them all', async () => {
  const { auditor, orgId } = await house(1)
  await app.engine.asOwner((run) =>
    run(`alter table entries no force row level security; alter table entry_lines no force row level security;
      with made as (
        insert into entries (id, org_id, entry_number, check_digit_rule, draft_data, created_day)
        select gen_random_uuid(), '${orgId}', base || entry_check_digit(base, 'weights-731', 0), 'weights-731', '{}', current_date
        from (select 'ZZZ' || lpad((9000000 + n)::text, 7, '0') as base from generate_series(1, 600) n) numbers
        returning id)
      insert into entry_lines (org_id, entry_id, line_id, line_number, mid_status, htsus)
      select '${orgId}', id, 'a', 1, 'error', '7318.15.2030' from made;
      alter table entries force row level security; alter table entry_lines force row level security`),
  )
  const page = await list(auditor, 'q=7318.15&page_size=100&page=6')
  expect(page.total).toBe(600)
  expect(page.entries).toHaveLength(100)
})

test('characters that mean something to a database are searched for as they are', async () => {
  const { auditor, preparer, entries } = await house(4)
  const names = ["O'Malley 100%", 'Under_score \\ Sons', 'Ærø 🚢 Shipping', 'Plain']
  for (const [at, broker_name] of names.entries()) {
    await patch(app, preparer, entries[at], { totals_declarations: { broker_name } })
  }
  const find = async (text: string) => idsOf(await list(auditor, `q=${encodeURIComponent(text)}`))
  expect(await find('%')).toEqual([entries[0].id])
  expect(await find("o'm")).toEqual([entries[0].id])
  expect(await find('_')).toEqual([entries[1].id])
  expect(await find('\\')).toEqual([entries[1].id])
  expect(await find('🚢')).toEqual([entries[2].id])
  expect(await find('ærø')).toEqual([entries[2].id])
  expect(await find("'; drop table entries; --")).toEqual([])
  expect(await find('\u0000Plain')).toEqual([entries[3].id])
  expect((await list(auditor, 'q=%20%20')).total).toBe(4)
})

test('a search finds an entry by the beginning of its bill, spaces and case aside', async () => {
  const { auditor, preparer, entries } = await house(2)
  await patch(app, preparer, entries[0], { shipment_origin: { bill_of_lading: 'HLCU1428990' } })
  await patch(app, preparer, entries[1], { shipment_origin: { bill_of_lading: '123-45678905' } })
  const find = async (text: string) => idsOf(await list(auditor, `q=${encodeURIComponent(text)}`))
  expect(await find('hlcu 1428990')).toEqual([entries[0].id])
  expect(await find('HLCU1')).toEqual([entries[0].id])
  expect(await find('123-4567')).toEqual([entries[1].id])
  expect(await find('1428990')).toEqual([])
})

test('a search of ten thousand characters is refused with what to do', async () => {
  const answer = await app.call('GET', `/api/entries?q=${'x'.repeat(10_000)}`, { as: team.auditor })
  expect(answer).toMatchObject({ status: 400, body: { message: 'Search with at most 100 characters' } })
})

test.each(['created_at', 'entry_number', 'status', 'port_code', 'value_total'])(
  'the list and its file stand in the same order by %s, either way round',
  async (sort) => {
    const { auditor, preparer, entries } = await house(5)
    const change = (at: number, port_code: string, entered_value: string) =>
      patch(app, preparer, entries[at], {
        header: { port_code },
        line_items: [{ ...entries[at].draft_data.line_items[0], entered_value }],
      })
    await change(1, '2704', '900')
    await change(3, '4601', '10000')
    for (const order of ['asc', 'desc']) {
      const { entries: rows } = await list(auditor, `sort=${sort}&order=${order}`)
      const shown = rows.map((row: Record<string, string>) =>
        sort === 'value_total' ? Number(row[sort]) : (row[sort] ?? ''),
      )
      const sorted = [...shown].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(shown).toEqual(order === 'asc' ? sorted : sorted.reverse())
      const csv = await app.call('GET', `/api/entries/export.csv?sort=${sort}&order=${order}`, {
        as: auditor,
      })
      const numbers = csv.body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line: string) => line.split(',')[0]?.replace(/["-]/g, ''))
      expect(numbers).toEqual(rows.map(({ entry_number }: Row) => entry_number))
    }
  },
)

test('the file of a filtered list is CSV under the organisation’s day, with a broker’s formula as text', async () => {
  const { auditor, preparer, entries } = await house(3)
  await patch(app, preparer, entries[1], { totals_declarations: { broker_name: '=1+1 "Brokers"' } })
  const csv = await app.call('GET', '/api/entries/export.csv?q=brokers', { as: auditor })
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="entries-${ON_SAMPLE_DAY.EDFE_TODAY}.csv"`,
  })
  const lines = csv.body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=1+1 ""Brokers"""`)
})

test('a search pages through a thousand entries and says that there are more; the file holds every row once', async () => {
  const { auditor, orgId } = await house(0)
  await app.engine.asOwner((run) =>
    run(
      `insert into entries (id, org_id, entry_number, check_digit_rule, draft_data, created_day, total_entered_value)
      select gen_random_uuid(), $1::uuid, base || entry_check_digit(base, 'weights-731', 0), 'weights-731', '{}',
        current_date, n % 7
      from (select n, 'ZZZ777' || lpad(n::text, 4, '0') as base from generate_series(1, 2300) n) numbered`,
      [orgId],
    ),
  )
  const search = async (page: number) => list(auditor, `q=zzz777&sort=entry_number&order=asc&page=${page}`)
  expect(await search(50)).toMatchObject({
    total: 1000,
    has_more: true,
    entries: { 0: { entry_number: expect.stringMatching('^ZZZ7770981') }, length: 20 },
  })
  expect((await search(51)).entries).toEqual([])
  expect(await list(auditor, '')).toMatchObject({ total: 2300, has_more: false })
  for (const sort of ['created_at', 'value_total', 'status']) {
    const csv = await app.call('GET', `/api/entries/export.csv?sort=${sort}`, { as: auditor })
    const numbers = csv.body.trim().split('\r\n').slice(1)
    expect(new Set(numbers).size).toBe(2300)
    expect(numbers).toHaveLength(2300)
  }
})

test('date ranges count back from today in the organisation’s time zone', async () => {
  const { auditor, orgId, entries } = await house(4)
  const days = ['2026-03-05', '2026-02-26', '2026-02-25', '2025-03-05']
  for (const [at, day] of days.entries()) {
    await app.engine.asOwner((run) =>
      run(`update entries set created_day = '${day}' where org_id = '${orgId}' and id = '${entries[at].id}'`),
    )
  }
  const found = async (range: string) => (await list(auditor, `range=${range}`)).total
  expect(await Promise.all(['today', 'week', 'month', 'quarter', 'year', 'all'].map(found))).toEqual([
    1, 2, 3, 3, 4, 4,
  ])
})

test('the dashboard shows the figures of the same list', async () => {
  const { auditor, preparer, entries } = await house(6)
  const [line] = entries[2].draft_data.line_items
  await patch(app, preparer, entries[2], { line_items: [{ ...line, entered_value: '900' }] })
  const { body } = await app.call('GET', '/api/dashboard', { as: auditor })
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
  const { preparer, entries } = await house(2)
  const stranger = await createEntry(app, team.preparer)
  const ids = [entries[0].id, stranger.id, entries[1].id]
  const { body } = await app.call('POST', '/api/entries/archive', { as: preparer, body: { ids } })
  expect(body.results.filter(({ ok }: { ok: boolean }) => ok)).toHaveLength(2)
  expect(body.results).toContainEqual({ id: stranger.id, ok: false, message: 'Entry not found' })
})
