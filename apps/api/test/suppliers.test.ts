import type { QueryOf } from '@edfe/contracts/operations'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, patch } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

const FACTORY = {
  name: 'Hoa Minh Furniture Co., Ltd.',
  address_line1: '14 Song Than Road',
  city: 'Binh Duong',
  country: 'VN',
  postal: '820000',
}

async function entryWith(draft: DraftData, of: Team = team): Promise<string> {
  const entry = await createEntry(app, of.preparer)
  const saved = await patch(app, of.preparer, entry, draft)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return entry.id
}
const line = (more: Partial<LineItem>, id = 'a'): LineItem => ({ id, line_number: 1, ...more })

let latest: string
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Ours')
  other = await app.organization('Theirs')
  const chair = line({ manufacturer_mid: 'VNHOAMIN14BIN', manufacturer: FACTORY, relationship: 'N' })
  await entryWith({
    shipment_origin: { country_of_origin: 'VN', incoterm: 'FOB' },
    line_items: [chair, { ...chair, id: 'b', line_number: 2 }],
  })
  await entryWith({
    shipment_origin: { manufacturer_id: 'TWSUNLAM8KAO' },
    parties: { seller: { name: 'Hoa Minh Furniture', tin: '123-45-6789' } },
    line_items: [line({ relationship: 'Y' })],
  })
  latest = await entryWith({
    shipment_origin: { manufacturer_id: 'VNHOAMIN14BIN' },
    parties: {
      manufacturer: { name: 'Sun Lamps', manufacturer_id: 'TWSUNLAM8KAO', city: 'Kaohsiung', country: 'TW' },
    },
    line_items: [line({})],
  })
  await entryWith({ shipment_origin: { manufacturer_id: 'CNTHEIRS1SHA' }, line_items: [line({})] }, other)
})
afterAll(() => app.stop())

const search = async (query: QueryOf<'listSuppliers'> = {}) =>
  (await app.ask('listSuppliers', { as: team.auditor, query })).suppliers
const mids = async (query: QueryOf<'listSuppliers'> = {}) => (await search(query)).map(({ mid }) => mid)

describe('known suppliers', () => {
  test('are those of the organization’s lines and parties, each once, with name, address, answer and use', async () => {
    expect(await search()).toEqual([
      {
        mid: 'VNHOAMIN14BIN',
        party: {
          name: FACTORY.name,
          address_line1: '14 Song Than Rd',
          city: 'Binh Duong',
          country: 'VN',
          zip: '820000',
        },
        relationship: 'N',
        origin: 'VN',
        incoterm: 'FOB',
        used_in: 2,
        last_used_at: expect.any(String),
      },
      {
        mid: 'TWSUNLAM8KAO',
        party: { name: 'Sun Lamps', city: 'Kaohsiung', country: 'TW' },
        relationship: 'Y',
        origin: '',
        incoterm: '',
        used_in: 1,
        last_used_at: expect.any(String),
      },
    ])
  })

  test.each<[QueryOf<'listSuppliers'>, string[]]>([
    [{ q: 'vnh' }, ['VNHOAMIN14BIN']],
    [{ q: 'furniture' }, ['VNHOAMIN14BIN']],
    [{ q: 'sun lamps' }, ['TWSUNLAM8KAO']],
    [{ q: 'CNTHEIRS' }, []],
    [{ limit: 1 }, ['VNHOAMIN14BIN']],
  ])('are found by ID and by name: %j', async (query, expected) => {
    expect(await mids(query)).toEqual(expected)
  })

  test('are not those of the entry that is being typed', async () => {
    const [factory] = await search({ q: 'vn', entry_id: latest })
    expect(factory).toMatchObject({ mid: 'VNHOAMIN14BIN', used_in: 1 })
  })

  test('never show a taxpayer number', async () => {
    expect(JSON.stringify(await search())).not.toContain('6789')
  })
})

test('the directory keeps the ID of a manufacturer', async () => {
  const body = await app.ask('listParties', { as: team.auditor, query: { q: 'sun' } })
  expect(body.parties).toMatchObject([{ party: { name: 'Sun Lamps', manufacturer_id: 'TWSUNLAM8KAO' } }])
})
