import type { QueryOf } from '@edfe/contracts/operations'
import type { LineItem } from '@edfe/domain/entry'
import { PART_HEADINGS, readParts } from '@edfe/domain/parts'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, ON_SAMPLE_DAY, patch } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Ours')
  other = await app.organization('Theirs')
})
afterAll(() => app.stop())

const TABLE = {
  part_number: 'HM-2107',
  description: 'Oak dining table',
  htsus: '9403.60.8040',
  net_uom: 'NO',
  origin_country: 'VN',
  manufacturer_mid: 'VNHOAMOC128BIE',
  manufacturer: { name: 'Hoa Moc Furniture', country: 'VN' },
  tariff_answers: [{ question: 'upholstered', answer: 'no' }],
}
const LAMP = { part_number: 'BR-CL24', description: 'LED ceiling lamp', htsus: '9405.11.6010' }

const list = (query: QueryOf<'listParts'> = {}, as = team.auditor) => app.ask('listParts', { as, query })
const numbers = async (query: QueryOf<'listParts'> = {}, as = team.auditor) =>
  (await list(query, as)).parts.map(({ part }) => part.part_number)
const idOf = async (number: string) =>
  (await list()).parts.find(({ part }) => part.part_number === number)?.id ?? ''

describe('a part', () => {
  test('is saved with every field and listed', async () => {
    const saved = await app.answer('createPart', {
      as: team.preparer,
      body: { ...TABLE, htsus: '9403608040' },
    })
    expect(saved).toMatchObject({ status: 201, body: { part: TABLE, used_in: 0, change: null } })
    expect(await list()).toMatchObject({ total: 1, all: 1, changed: 0, parts: [{ part: TABLE }] })
  })

  test.each([
    ['tables oak', true],
    ['DINING, table', true],
    ['oak from Vietnam', true],
    ['9403.60 oak', true],
    ['94036080', true],
    ['furniture hoa', true],
    ['hm 2107', true],
    ['oak lamps', false],
    ['oak from Norway', false],
  ])('is found by its words in any order and form: %j', async (q, isFound) => {
    expect(await numbers({ q })).toEqual(isFound ? ['HM-2107'] : [])
  })

  test('has a number that no other part has, however it is written', async () => {
    expect(
      await app.answer('createPart', { as: team.preparer, body: { part_number: 'hm - 2107' } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'part_exists' },
    })
  })

  test.each([
    [{ part_number: ' ' }, 'part_number'],
    [{ part_number: 'A', htsus: '9405.11' }, 'htsus'],
    [{ part_number: 'A', origin_country: 'XX' }, 'origin_country'],
    [{ part_number: 'A', manufacturer: { country: 'XX' } }, 'manufacturer.country'],
    [{ part_number: 'A', net_uom: 'HEAP' }, 'net_uom'],
  ])('that no line could be filed with is refused: %j', async (part, path) => {
    expect(await app.answer('createPart', { as: team.preparer, body: part })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: { fields: [{ path }] } },
    })
  })

  test('takes no field of a shipment', async () => {
    expect(
      (
        await app.answer('createPart', {
          as: team.preparer,
          body: { part_number: 'A', entered_value: '100' },
        })
      ).status,
    ).toBe(400)
  })

  test('is changed, and the audit log says who changed what', async () => {
    const id = await idOf('HM-2107')
    const changed = { ...TABLE, part_number: 'HM 2107', description: 'Oak table' }
    expect(
      await app.answer('updatePart', { as: team.preparer, params: { id }, body: changed }),
    ).toMatchObject({
      status: 200,
      body: { part: changed },
    })
    expect(await app.answer('updatePart', { as: team.preparer, params: { id }, body: TABLE })).toMatchObject({
      status: 200,
    })
    const body = await app.ask('listAuditEvents', { as: team.admin })
    expect(body.events[0]).toMatchObject({
      entity: 'part',
      entity_id: id,
      action: 'update',
      before_json: { description: 'Oak table' },
      after_json: { description: 'Oak dining table' },
    })
  })

  test('cannot take the number of another one', async () => {
    const lamp = await app.ask('createPart', { as: team.preparer, body: LAMP })
    expect(
      await app.answer('updatePart', {
        as: team.preparer,
        params: { id: lamp.id },
        body: { ...LAMP, part_number: 'hm-2107' },
      }),
    ).toMatchObject({
      status: 409,
    })
  })

  test('is deleted, and the same number can be saved again', async () => {
    expect(
      (await app.answer('deletePart', { as: team.preparer, params: { id: await idOf('BR-CL24') } })).status,
    ).toBe(204)
    expect(await numbers()).toEqual(['HM-2107'])
    expect((await app.answer('createPart', { as: team.preparer, body: LAMP })).status).toBe(201)
  })

  test('belongs to its organization alone', async () => {
    expect(await list({}, other.admin)).toMatchObject({ total: 0, all: 0 })
    expect((await app.answer('createPart', { as: other.preparer, body: TABLE })).status).toBe(201)
    const match = await app.answer('matchParts', { as: other.preparer, body: { part_numbers: ['BR-CL24'] } })
    expect(done(match).parts).toEqual([])
  })
})

describe('the search', () => {
  test.each([
    ['hm2107', []],
    ['hm-21', ['HM-2107']],
    ['oak table', ['HM-2107']],
    ['lamp', ['BR-CL24']],
    ['9403.60', ['HM-2107']],
    ['94036080', ['HM-2107']],
    ['hoa moc', ['HM-2107']],
    ['vnhoamoc', ['HM-2107']],
    ["50%' or 1=1", []],
  ])('for %s finds %j', async (q, found) => {
    expect(await numbers({ q })).toEqual(found)
  })

  test('is shown page by page, by part number', async () => {
    expect(await list({ page_size: 1, page: 2 })).toMatchObject({
      total: 2,
      parts: [{ part: { part_number: 'HM-2107' } }],
    })
  })

  test('by part numbers finds them however they are written', async () => {
    const answered = await app.answer('matchParts', {
      as: team.preparer,
      body: { part_numbers: ['hm-2107', 'none', ''] },
    })
    expect(done(answered).parts).toEqual([{ id: await idOf('HM-2107'), part: TABLE }])
  })
})

describe('the lines of entries', () => {
  test('say in how many entries a part is used, and its last value by unit', async () => {
    const line = (values: Partial<LineItem>) => ({ part_number: 'hm-2107', net_uom: 'NO', ...values })
    for (const [net_qty, entered_value] of [
      ['10', '2000'],
      ['10', '2200'],
    ] as const) {
      const entry = await createEntry(app, team.preparer)
      const line_items = ['a', 'b'].map((id, index) => ({
        id,
        line_number: index + 1,
        ...line({ net_qty, entered_value }),
      }))
      expect((await patch(app, team.preparer, entry, { line_items })).status).toBe(200)
    }
    expect((await list({ q: 'hm-2107' })).parts[0]).toMatchObject({ used_in: 2, last_unit_value: '220.00' })
    const body = await app.ask('listEntries', { as: team.auditor, query: { q: 'hm-2107' } })
    expect(body.total).toBe(2)
  })
})

describe('an import', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ part_number: `BULK-${index}`, description: 'Shelf' }))

  test('adds and replaces parts in one step', async () => {
    const parts = [...many(600), { ...LAMP, description: 'LED lamp' }]
    expect(await app.answer('importParts', { as: team.preparer, body: { parts } })).toMatchObject({
      status: 200,
      body: { added: 600, replaced: 1 },
    })
    expect(await list({ q: 'br-cl24' })).toMatchObject({
      parts: [{ part: { description: 'LED lamp' } }],
      all: 602,
    })
  })

  test('with one wrong row saves nothing and names the row', async () => {
    const parts = [{ part_number: 'NEW-1' }, { part_number: 'NEW-2', htsus: '12' }]
    expect(await app.answer('importParts', { as: team.preparer, body: { parts } })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: 'parts.1.htsus' }] } },
    })
    expect(await numbers({ q: 'new-' })).toEqual([])
  })

  test('that exceeds the limit of an organization is refused whole', async () => {
    await app.engine.asOwner((run) =>
      run(`insert into parts (org_id, part_number, part_key)
        select '${team.orgId}', 'FULL-' || n, 'FULL-' || n from generate_series(1, 20000 - 602) n`),
    )
    expect(
      await app.answer('importParts', { as: team.preparer, body: { parts: [{ part_number: 'ONE-MORE' }] } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'too_many_parts' },
    })
    expect(
      await app.answer('createPart', { as: team.preparer, body: { part_number: 'ONE-MORE' } }),
    ).toMatchObject({ status: 409 })
    expect(await numbers({ q: 'one-more' })).toEqual([])
    await app.engine.asOwner((run) => run(`delete from parts where part_number like 'FULL-%'`))
  })

  test('reads what the export wrote', async () => {
    const formula = { part_number: '=1+1', description: '-2 screws' }
    expect((await app.answer('createPart', { as: team.preparer, body: formula })).status).toBe(201)
    const body = await app.ask('exportParts', { as: team.auditor })
    const rows = Papa.parse<string[]>(
      String(body)
        .replace(/^\ufeff/, '')
        .trimEnd(),
    ).data
    expect(rows[0]).toEqual(PART_HEADINGS)
    expect(rows.some((row) => row[0] === "'=1+1")).toBe(true)
    const read = readParts({ rows })
    expect(read).toMatchObject({ ok: true, wrong: [] })
    expect(read.ok && read.parts).toHaveLength(603)
    expect(read.ok && read.parts).toEqual(expect.arrayContaining([TABLE, formula]))
  })
})

describe('the tariff', () => {
  test('lists the numbers that entries of the organization use, newest first, and those of no other', async () => {
    const use = async (at: Team, ...goods: [htsus: string, description: string][]) => {
      const entry = await createEntry(app, at.preparer)
      const line_items = goods.map(([htsus, description], index) => ({
        id: `line-${index}`,
        line_number: index + 1,
        htsus,
        description,
      }))
      await patch(app, at.preparer, entry, { line_items })
    }
    await use(team, ['9401.61.4011', 'Oak chair'], ['9403.60.8040', ''])
    await use(team, ['9403.60.8040', 'Oak dining table'], ['9403.60', 'A number that is not whole'])
    await use(other, ['0104.20.0000', 'Goats'])
    const answered = await app.answer('listUsedTariffLines', {
      as: team.preparer,
      query: { origin: 'VN', on: '2026-10-09' },
    })
    expect(answered.status).toBe(200)
    const used = done(answered).lines.map(({ goods, result }) => [result.hts, goods])
    expect(used[0]).toEqual(['9403.60.8040', 'Oak dining table'])
    expect(used).toContainEqual(['9401.61.4011', 'Oak chair'])
    expect(JSON.stringify(used)).not.toContain('Goats')
    expect(done(answered).lines[0]!.result).toMatchObject({
      general: 'Free',
      is_whole: true,
      percent: '12.5',
    })
  })

  test('marks parts whose number or rate is another one than when they were checked, until they are checked', async () => {
    await app.engine.asOwner((run) =>
      run(`update parts set checked_edition = 'HTS 2025', checked_general = '3.9%', checked_special = ''
        where org_id = '${team.orgId}' and part_number in ('HM-2107', 'BR-CL24')`),
    )
    const changed = await list({ show: 'changed' })
    expect(changed).toMatchObject({ total: 2, changed: 2 })
    expect(changed.parts[1]).toMatchObject({
      part: { part_number: 'HM-2107' },
      change: { kind: 'rate', before: { edition: 'HTS 2025', general: '3.9%' }, now: { general: 'Free' } },
    })
    const ids = changed.parts.map(({ id }) => id)
    expect((await app.answer('checkParts', { as: team.preparer, body: { ids } })).body).toEqual({
      checked: 2,
    })
    expect(await list({ show: 'changed' })).toMatchObject({ total: 0, changed: 0 })
  })

  test('names a number that has ended', async () => {
    expect(
      (
        await app.answer('createPart', {
          as: team.preparer,
          body: { part_number: 'GONE', htsus: '9403.60.9999' },
        })
      ).status,
    ).toBe(201)
    await app.engine.asOwner((run) =>
      run(
        `update parts set checked_general = 'Free' where org_id = '${team.orgId}' and part_number = 'GONE'`,
      ),
    )
    expect((await list({ show: 'changed' })).parts).toMatchObject([{ change: { kind: 'ended' } }])
  })
})
