import { expect, test } from 'vitest'
import { asksExportTiming } from './export-timing.ts'

test.each([
  ['21', true],
  ['23', true],
  ['31', true],
  ['38', true],
  ['01', false],
  ['11', false],
])('an entry of type %s is asked for export timing: %s', (entry_type, asked) => {
  expect(asksExportTiming({ header: { entry_type } })).toBe(asked)
})

test('what is given stays in view for any type', () => {
  const header = { entry_type: '01' }
  expect(asksExportTiming({ header, export_details: { warehouse_reference: 'WH-1' } })).toBe(true)
  expect(asksExportTiming({ header, export_details: { export_date: '', final_withdrawal: false } })).toBe(
    false,
  )
})
