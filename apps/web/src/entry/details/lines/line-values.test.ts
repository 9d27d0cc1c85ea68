import { expect, test } from 'vitest'
import { rowName, withoutBlankRows } from './line-values.ts'

test('a charge row that was added and left empty is not stored', () => {
  const line = {
    id: 'a',
    line_number: 1,
    charges_breakdown: [
      { code: 'C490', amount: '120' },
      { code: '', amount: '' },
    ],
    permit_info: [{ requirement_id: '', number: '' }],
  }
  expect(withoutBlankRows(line)).toEqual({
    id: 'a',
    line_number: 1,
    charges_breakdown: [{ code: 'C490', amount: '120' }],
    permit_info: [],
  })
})

test('lists that a line never had stay absent', () => {
  expect(withoutBlankRows({ id: 'a', line_number: 1 })).toEqual({ id: 'a', line_number: 1 })
})

test.each([
  ['line_items.1.manufacturer.name', 'line_items.b.manufacturer.name'],
  ['totals_declarations.fee_summary.0.note', 'totals_declarations.fee_summary.mpf.note'],
  ['line_items.7.htsus', 'line_items.7.htsus'],
  ['header.entry_type', 'header.entry_type'],
])('%s is %s in the form', (path, name) => {
  expect(rowName(path, ['a', 'b'], ['mpf'])).toBe(name)
})
