import { expect, test } from 'vitest'
import { loadedOn } from './loaded-on.ts'

test('goods that came by vessel were loaded by the day of export', () => {
  expect(loadedOn({ mode_of_transport: '11', export_date: '2026-02-04' })).toBe('2026-02-04')
})

test.each([
  ['by air', { mode_of_transport: '40', export_date: '2026-02-04' }],
  ['by truck', { mode_of_transport: '30', export_date: '2026-02-04' }],
  ['with a day that cannot be read', { mode_of_transport: '11', export_date: 'last week' }],
  ['without a mode', { export_date: '2026-02-04' }],
])('goods %s have no day of loading onto a vessel', (_name, shipment) => {
  expect(loadedOn(shipment)).toBeUndefined()
})
