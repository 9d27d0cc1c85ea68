import { join } from 'node:path'
import { createClient, type EdfeClient } from '@edfe/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type Team, type TestApp } from '../../apps/api/test/harness.ts'
import { makeKey, setUpSecondFactor } from '../../apps/api/test/key-steps.ts'
import { listenOn } from '../../apps/api/test/v1/listen-on.ts'
import { times } from './order-lines.ts'
import { readOrder, sendOrder } from './purchase-order.ts'

const order = (name: string) => readOrder(join(import.meta.dirname, name))

let app: TestApp
let team: Team
let edfe: EdfeClient
beforeAll(async () => {
  app = await startApp()
  team = await app.organization()
  await setUpSecondFactor(app, team.admin)
  const { secret } = await makeKey(app, team.admin, ['read', 'drafts'])
  edfe = createClient({ server: await listenOn(app), key: secret })
})
afterAll(() => app.stop())

const linesOf = async (id: string) =>
  (await app.ask('getEntry', { as: team.preparer, params: { id } })).entry.draft_data.line_items

test('an order as JSON becomes parts and a draft, once', async () => {
  const sent = await sendOrder(edfe, order('order.json'))
  expect(sent).toEqual({
    id: expect.any(String),
    newParts: 2,
    missing: ['TBL-88 has no tariff number of ten digits'],
  })
  const id = 'id' in sent ? sent.id : ''
  expect(await linesOf(id)).toMatchObject([
    {
      part_number: 'LMP-24',
      description: 'LED ceiling lamp, 24 in',
      htsus: '9405.11.6010',
      origin_country: 'TW',
      net_qty: '120',
      entered_value: '1440.00',
    },
    { part_number: 'TBL-88', origin_country: 'VN', net_qty: '4', entered_value: '500.40' },
  ])
  const { parts } = await app.ask('listParts', { as: team.preparer, query: {} })
  expect(parts.map(({ part }) => [part.part_number, part.htsus ?? ''])).toEqual([
    ['LMP-24', '9405.11.6010'],
    ['TBL-88', ''],
  ])
  expect(await sendOrder(edfe, order('order.json'))).toMatchObject({ id, newParts: 0 })
  expect(await linesOf(id)).toHaveLength(2)
})

test('an order as CSV takes from the parts what a CSV does not say', async () => {
  const sent = await sendOrder(edfe, order('order.csv'))
  expect(sent).toMatchObject({
    newParts: 1,
    missing: ['SHD-3 has no tariff number of ten digits', 'SHD-3 has no country of origin'],
  })
  expect(await linesOf('id' in sent ? sent.id : '')).toMatchObject([
    { part_number: 'LMP-24', htsus: '9405.11.6010', origin_country: 'TW', entered_value: '720.00' },
    { part_number: 'SHD-3', description: 'Lamp shade, linen', net_qty: '25', entered_value: '83.33' },
  ])
})

test('an order in euros is left to a person', async () => {
  const before = await app.ask('listEntries', { as: team.preparer })
  const sent = await sendOrder(edfe, { ...order('order.json'), currency: 'EUR' })
  expect(sent).toEqual({ refusal: 'The order is in EUR. Its rate is for a person to say.' })
  expect((await app.ask('listEntries', { as: team.preparer })).total).toBe(before.total)
})

test.each([
  [25, '3.333', '83.33'],
  [3, '0.005', '0.02'],
  [1, '0.1', '0.10'],
  [120, '12', '1440.00'],
])('%i times %s is %s', (quantity, cost, value) => expect(times(quantity, cost)).toBe(value))
