import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EntryBody, ON_SAMPLE_DAY, patch, readEntry } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'
import { found, house, list } from './list-entries.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

test('a search finds any part of the number, hyphens or not, the port and the broker, in any case', async () => {
  const { auditor, preparer, entries } = await house(app, 6)
  await patch(app, preparer, entries[3]!, { totals_declarations: { broker_name: 'Quayside Brokers' } })
  await patch(app, preparer, entries[2]!, { header: { port_code: '2704' } })
  const find = async (text: string) => (await found(app, auditor, text)).toSorted()
  expect(await find('quayside')).toEqual([entries[3]!.id])
  expect(await find('2704')).toContain(entries[2]!.id)
  const number: string = entries[5]!.entry_number
  expect(await find(`${number.slice(0, 3)}-${number.slice(3, 10)}`.toLowerCase())).toEqual([entries[5]!.id])
  for (let at = 0; at + 5 <= number.length; at += 1) {
    const part = number.slice(at, at + 5)
    const having = entries.filter((entry) => entry.entry_number.includes(part)).map((entry) => entry.id)
    expect(await find(part)).toEqual(expect.arrayContaining(having))
  }
  expect(await find('no such broker')).toEqual([])
  expect((await list(app, auditor, { q: number, archived: true })).total).toBe(0)
})

test('a search finds entries by HTS number, origin, manufacturer and the beginning of the goods', async () => {
  const { auditor, preparer, entries } = await house(app, 4)
  const [drill, shirt, valve] = entries as [EntryBody, EntryBody, EntryBody, EntryBody]
  const lineOf = (entry: EntryBody, fields: object) => [{ ...entry.draft_data.line_items![0]!, ...fields }]
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
  const find = async (text: string) => (await found(app, auditor, text)).toSorted()
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
    expect(await find(text), text).toEqual([drill!.id])
  }
  for (const text of ['6205', 'vn', 'hue garment', 'HUẾ GARMENT AND SONS', 'cotton s']) {
    expect(await find(text), text).toEqual([shirt!.id])
  }
  for (const text of ['the valve works', 'valve w']) expect(await find(text), text).toEqual([valve!.id])
  expect(await find('8467.99')).toEqual([])
  for (const text of ['shirts of cotton', 'shirts 6205', 'garments vietnam'])
    expect(await find(text), text).toEqual([shirt!.id])
  expect(await find('cotton drill')).toEqual([])
  expect((await list(app, auditor, { q: '8467.21', archived: true })).total).toBe(0)
  expect((await list(app, team.auditor, { q: 'cnshetoo12she' })).total).toBe(0)
})

test('a search finds entries by the seller and by the file reference, in any case', async () => {
  const { auditor, preparer, entries } = await house(app, 3)
  const [lamps, tiles] = entries as [EntryBody, EntryBody, EntryBody]
  await patch(app, preparer, lamps, {
    parties: { seller: { name: 'The Song Hong Lighting Co.', city: 'Haiphong', country: 'VN' } },
  })
  await patch(app, preparer, tiles, { totals_declarations: { file_reference_no: 'TILES-026' } })
  const find = (text: string) => found(app, auditor, text)
  for (const text of ['song hong', 'the song hong lighting co'])
    expect(await find(text), text).toEqual([lamps!.id])
  for (const text of ['TILES-026', 'tiles-0']) expect(await find(text), text).toEqual([tiles!.id])
  expect(await find('lighting hong')).toEqual([lamps!.id])
  expect(await find('hong tiles')).toEqual([])
  const [row] = (await list(app, auditor, { q: 'song hong' })).entries
  expect(row).toMatchObject({ supplier: 'The Song Hong Lighting Co.', supplier_country: 'Vietnam' })
})

test('a search finds entries by purchase order: that of the entry, of a line, or of a row that a line sums', async () => {
  const { auditor, preparer, entries } = await house(app, 3)
  const [ofEntry, ofLine, ofRow] = entries as [EntryBody, EntryBody, EntryBody]
  const line = { id: 'a', line_number: 1, description: 'Lamps' }
  await patch(app, preparer, ofEntry, { header: { purchase_order: ' PO 4500-77 ' } })
  expect((await readEntry(app, auditor, ofEntry.id)).draft_data.header?.purchase_order).toBe('PO 4500-77')
  await patch(app, preparer, ofLine, { line_items: [{ ...line, purchase_order: '4711/B' }] })
  await patch(app, preparer, ofRow, {
    line_items: [{ ...line, invoice_rows: [{ purchase_order: '88123' }, { purchase_order: '88124' }] }],
  })
  const find = (text: string) => found(app, auditor, text)
  for (const text of ['po 4500-77', '4500']) expect(await find(text), text).toEqual([ofEntry.id])
  for (const text of ['4711/B', '4711 lamps']) expect(await find(text), text).toEqual([ofLine.id])
  for (const text of ['88123', '88124']) expect(await find(text), text).toEqual([ofRow.id])
  await patch(app, preparer, await readEntry(app, auditor, ofLine.id), {
    line_items: [{ ...line, purchase_order: '5822' }],
  })
  expect([await find('4711/B'), await find('5822')]).toEqual([[], [ofLine.id]])
})

test('a search that more entries match than are looked up one by one counts and pages them all', async () => {
  const { auditor, orgId } = await house(app, 1)
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
  const page = await list(app, auditor, { q: '7318.15', page_size: 100, page: 6 })
  expect(page.total).toBe(600)
  expect(page.entries).toHaveLength(100)
})

test('characters that mean something to a database are searched for as they are', async () => {
  const { auditor, preparer, entries } = await house(app, 4)
  const names = ["O'Malley 100%", 'Under_score \\ Sons', 'Ærø 🚢 Shipping', 'Plain']
  for (const [at, broker_name] of names.entries()) {
    await patch(app, preparer, entries[at]!, { totals_declarations: { broker_name } })
  }
  const find = (text: string) => found(app, auditor, text)
  expect(await find('%')).toEqual([entries[0]!.id])
  expect(await find("o'm")).toEqual([entries[0]!.id])
  expect(await find('_')).toEqual([entries[1]!.id])
  expect(await find('\\')).toEqual([entries[1]!.id])
  expect(await find('🚢')).toEqual([entries[2]!.id])
  expect(await find('ærø')).toEqual([entries[2]!.id])
  expect(await find("'; drop table entries; --")).toEqual([])
  expect(await find('\u0000Plain')).toEqual([entries[3]!.id])
  expect((await list(app, auditor, { q: '  ' })).total).toBe(4)
})

test('a search finds an entry by any word of its fields, in the singular or plural, and no longer once the word is gone', async () => {
  const { auditor, preparer, entries } = await house(app, 2)
  const [lamps, chairs] = entries as [EntryBody, EntryBody]
  const line = (description: string) => [{ ...lamps.draft_data.line_items![0]!, description }]
  await patch(app, preparer, lamps, {
    line_items: line('LED ceiling lamps, with batteries'),
    shipment_origin: { us_port_unlading: '2709', foreign_port_lading: '57020' },
  })
  await patch(app, preparer, chairs, { line_items: line('Upholstered dining chair') })
  const find = (text: string) => found(app, auditor, text)
  for (const text of ['led', 'LAMP', 'ceilings', 'lamps led', 'battery', 'long beach', 'lamps from Ningbo'])
    expect(await find(text), text).toEqual([lamps.id])
  for (const text of ['chairs', 'chair', 'dining', 'uphol'])
    expect(await find(text), text).toEqual([chairs.id])
  expect(await find('led chair')).toEqual([])
  await app.call('DELETE', `/api/entries/${chairs.id}`, { as: preparer })
  expect(await find('chair')).toEqual([])
})

test('a search finds an entry by the beginning of its bill, spaces and case aside', async () => {
  const { auditor, preparer, entries } = await house(app, 2)
  await patch(app, preparer, entries[0]!, { shipment_origin: { bill_of_lading: 'HLCU1428990' } })
  await patch(app, preparer, entries[1]!, { shipment_origin: { bill_of_lading: '123-45678905' } })
  const find = (text: string) => found(app, auditor, text)
  expect(await find('hlcu 1428990')).toEqual([entries[0]!.id])
  expect(await find('HLCU1')).toEqual([entries[0]!.id])
  expect(await find('123-4567')).toEqual([entries[1]!.id])
  expect(await find('1428990')).toEqual([entries[0]!.id])
  expect(await find('45678905')).toEqual([entries[1]!.id])
})

test('a search of ten thousand characters is refused with what to do', async () => {
  const answer = await app.answer('listEntries', { as: team.auditor, query: { q: 'x'.repeat(10_000) } })
  expect(answer).toMatchObject({ status: 400, body: { message: 'Search with at most 100 characters' } })
})

test('a search pages through a thousand entries and says that there are more; the file holds every row once', async () => {
  const { auditor, orgId } = await house(app, 0)
  await app.engine.asOwner((run) =>
    run(
      `insert into entries (id, org_id, entry_number, check_digit_rule, draft_data, created_day, total_entered_value)
      select gen_random_uuid(), $1::uuid, base || entry_check_digit(base, 'weights-731', 0), 'weights-731', '{}',
        current_date, n % 7
      from (select n, 'ZZZ777' || lpad(n::text, 4, '0') as base from generate_series(1, 2300) n) numbered`,
      [orgId],
    ),
  )
  const search = async (page: number) =>
    list(app, auditor, { q: 'zzz777', sort: 'entry_number', order: 'asc', page })
  expect(await search(50)).toMatchObject({
    total: 1000,
    has_more: true,
    entries: { 0: { entry_number: expect.stringMatching('^ZZZ7770981') }, length: 20 },
  })
  expect((await search(51)).entries).toEqual([])
  expect(await list(app, auditor, {})).toMatchObject({ total: 2300, has_more: false })
  for (const sort of ['created_at', 'value_total', 'status'] as const) {
    const csv = await app.answer('exportEntries', { as: auditor, query: { sort } })
    const numbers = done(csv).trim().split('\r\n').slice(1)
    expect(new Set(numbers).size).toBe(2300)
    expect(numbers).toHaveLength(2300)
  }
})
