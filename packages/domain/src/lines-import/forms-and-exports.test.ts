import { describe, expect, test } from 'vitest'
import { FORMS } from '../../test/cases/lines-import/forms-and-exports.cases.ts'
import { findColumns } from './find-columns.ts'
import type { ImportField } from './import-columns.ts'
import { readFoundSheet } from './read-sheet.ts'

describe.each(Object.entries(FORMS))('%s', (_, { headings, row, columns, line }) => {
  const sheet = { name: '', rows: [headings, row] }

  test('has each column under its field', () => {
    const found = Object.entries(findColumns(sheet).columns).map(([field, at]) => [field, headings[at]])
    expect(Object.fromEntries(found)).toEqual(columns)
  })

  test('gives the values of the line', () => {
    const [read] = readFoundSheet(sheet).rows
    const texts = Object.keys(line).map((field) => [field, read?.cells[field as ImportField]?.text])
    expect(Object.fromEntries(texts)).toEqual(line)
  })
})

test('without a column of values, quantity times price is proposed and not taken', () => {
  const { headings, row } = FORMS['Shopify export of orders']!
  const [read] = readFoundSheet({ name: '', rows: [headings, row] }).rows
  expect(read?.cells.entered_value).toMatchObject({ text: '', state: 'empty', proposal: '1200.00' })
})

test('a weight of one piece, and its unit, are no weight of a line', () => {
  const { columns } = findColumns({
    name: '',
    rows: [
      ['Description', 'Qty', 'Unit Gross Weight', 'Gross weight per piece', 'Item weight', 'Unit Weight'],
    ],
  })
  expect(columns).toEqual({ description: 0, net_qty: 1 })
})
