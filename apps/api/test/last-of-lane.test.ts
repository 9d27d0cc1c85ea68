import type { QueryOf } from '@edfe/contracts/operations'
import type { DraftData } from '@edfe/domain/entry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, patch } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
let other: Team

async function entryOf(of: Team, draft: DraftData, filed?: { status: string; on: string }): Promise<string> {
  const entry = await createEntry(app, of.preparer)
  expect((await patch(app, of.preparer, entry, draft)).status).toBe(200)
  if (filed)
    await app.engine.asOwner((run) =>
      run('update entries set status = $2, entry_date = $3 where id = $1', [
        entry.id,
        filed.status,
        filed.on,
      ]),
    )
  return entry.id
}

const shipment = (carrier: string, more: DraftData['shipment_origin'] = {}): DraftData => ({
  shipment_origin: {
    mode_of_transport: '11',
    country_of_origin: 'VN',
    manufacturer_id: 'VNHOAMIN14BIN',
    importing_carrier: carrier,
    ...more,
  },
  parties: { location_of_goods: 'Pier T', firms_code: 'Y258', importer_number: '123-45-6789' },
})

let latest: string
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Ours')
  other = await app.organization('Theirs')
  await entryOf(team, shipment('EVER GLORY'), { status: 'accepted', on: '2026-01-10' })
  latest = await entryOf(
    team,
    shipment('PACIFIC LARK', { us_port_unlading: '2709', bill_of_lading: 'ONEY48217600355' }),
    {
      status: 'released',
      on: '2026-02-12',
    },
  )
  await entryOf(team, shipment('REJECTED', {}), { status: 'rejected', on: '2026-02-20' })
  await entryOf(team, shipment('DRAFT'))
  await entryOf(team, shipment('OTHER MAKER', { manufacturer_id: 'VNOTHER1HAN' }), {
    status: 'accepted',
    on: '2026-02-25',
  })
  await entryOf(team, shipment('BY AIR', { mode_of_transport: '40' }), {
    status: 'accepted',
    on: '2026-02-26',
  })
  await entryOf(other, shipment('THEIRS'), { status: 'accepted', on: '2026-02-28' })
})
afterAll(() => app.stop())

const last = async (query: QueryOf<'getLastOfLane'>, as = team.auditor) =>
  (await app.ask('getLastOfLane', { as, query })).entry
const carrier = async (query: QueryOf<'getLastOfLane'>) =>
  (await last(query))?.values.find(({ field }) => field.endsWith('importing_carrier'))?.value

describe('the last entry of a lane', () => {
  test('is the latest that CBP has, of the same mode and manufacturer', async () => {
    expect(await last({ mode: '11', manufacturer: 'VNHOAMIN14BIN', origin: 'VN' })).toEqual({
      id: latest,
      entry_number: expect.any(String),
      entry_date: '2026-02-12',
      shares: 'manufacturer',
      values: [
        { field: 'shipment_origin.importing_carrier', value: 'PACIFIC LARK' },
        { field: 'shipment_origin.us_port_unlading', value: '2709' },
        { field: 'parties.location_of_goods', value: 'Pier T' },
        { field: 'parties.firms_code', value: 'Y258' },
      ],
    })
  })

  test('is of the same origin where the manufacturer is not known', async () => {
    expect(await last({ mode: '11', origin: 'VN' })).toMatchObject({
      shares: 'origin',
      entry_date: '2026-02-25',
    })
    expect(await carrier({ mode: '11', manufacturer: 'VNNEWMAK9HUE', origin: 'VN' })).toBe('OTHER MAKER')
  })

  test('is not the entry that is typed', async () => {
    expect(await carrier({ mode: '11', manufacturer: 'VNHOAMIN14BIN', entry_id: latest })).toBe('EVER GLORY')
  })

  test('is none where no filed entry went this way', async () => {
    expect(await last({ mode: '30', origin: 'VN' })).toBeNull()
    expect(await last({ mode: '11' })).toBeNull()
  })
})
