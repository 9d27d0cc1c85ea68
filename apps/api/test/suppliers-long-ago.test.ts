import type { DraftData } from '@edfe/domain/entry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, patch } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { seedEntries } from './seed-entries.ts'

/** More later entries than are looked through before the indexes of suppliers and lanes. */
const LATER = 700

let app: TestApp
let team: Team

/** An entry of two years ago, filed when it has a status. */
async function longAgo(draft: DraftData, status = 'draft', day = '2024-03-01'): Promise<string> {
  const entry = await createEntry(app, team.preparer)
  const saved = await patch(app, team.preparer, entry, draft)
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await app.engine.asOwner((run) =>
    run(
      `update entries set created_at = now() - interval '2 years', status = $2,
        entry_date = case when $2 = 'draft' then null else $3::date end where id = $1`,
      [entry.id, status, day],
    ),
  )
  return entry.id
}

let laneEntry: string
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Harbour Trading')
  await app.engine.asOwner((run) => seedEntries(run, new Map([[team.orgId, LATER]])))
  await longAgo({
    parties: { seller: { name: 'The Kiln & Clay Works', address_line1: '4 Quay Lane', city: 'Porto' } },
    line_items: [
      {
        id: 'a',
        line_number: 1,
        manufacturer_mid: 'VNHOAMIN14BIN',
        manufacturer: { name: 'Hoa Minh Furniture Co., Ltd.', city: 'Binh Duong', country: 'VN' },
        relationship: 'N',
      },
    ],
  })
  const shipment: DraftData = {
    shipment_origin: {
      mode_of_transport: '11',
      country_of_origin: 'VN',
      manufacturer_id: 'VNHOAMIN14BIN',
      importing_carrier: 'PACIFIC LARK',
    },
  }
  await longAgo(shipment, 'accepted', '2024-02-01')
  laneEntry = await longAgo(shipment, 'released', '2024-03-01')
})
afterAll(() => app.stop())

describe('in an organization with 700 later entries', () => {
  test.each([
    ['the beginning of its manufacturer ID', 'vnhoa', 'VNHOAMIN14BIN'],
    ['a word of its maker’s name', 'furniture', 'VNHOAMIN14BIN'],
  ])('a supplier of years ago is found by %s', async (_, q, mid) => {
    const { suppliers } = await app.ask('listSuppliers', { as: team.auditor, query: { q } })
    expect(suppliers).toMatchObject([
      { mid, relationship: 'N', party: { name: 'Hoa Minh Furniture Co., Ltd.' } },
    ])
  })

  test.each(['kiln', 'the kiln', 'clay works'])('a seller of years ago is found by ‘%s’', async (q) => {
    const { suppliers } = await app.ask('listSuppliers', { as: team.auditor, query: { q } })
    expect(suppliers).toMatchObject([{ mid: '', party: { name: 'The Kiln & Clay Works' }, used_in: 1 }])
  })

  test.each([{ manufacturer: 'VNHOAMIN14BIN' }, { origin: 'VN' }])(
    'the last entry of a lane that was used years ago is found by %j',
    async (lane) => {
      const query = { mode: '11', ...lane }
      const { entry } = await app.ask('getLastOfLane', { as: team.auditor, query })
      expect(entry).toMatchObject({ id: laneEntry, entry_date: '2024-03-01' })
    },
  )
})
