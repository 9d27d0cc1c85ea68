import { expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'
import type { RawCell } from './raw-sheet.ts'
import { type ReadOptions, readSheet } from './read-sheet.ts'

const read = (headings: string[], rows: RawCell[][], options: Partial<ReadOptions> = {}) => {
  const sheet = { name: '', rows: [headings, ...rows] }
  return readSheet(sheet, { ...findColumns(sheet), ...options })
}

test("a column of '1.200' alone is asked about; no number of it is taken", () => {
  const headings = ['Description', 'Gross weight']
  const rows = [
    ['Oak table', '1.200'],
    ['Oak bench', '3.500'],
    ['Oak stool', '12'],
  ]
  const sheet = read(headings, rows)
  expect(sheet.rows.map(({ cells }) => cells.gross_weight_kg)).toMatchObject([
    { text: '', state: 'asked', note: 'decimal' },
    { text: '', state: 'asked', note: 'decimal' },
    { text: '12', state: 'same' },
  ])
  expect(sheet.decimals).toEqual([
    {
      field: 'gross_weight_kg',
      row: 2,
      raw: '1.200',
      readings: [
        { sign: '.', text: '1.200' },
        { sign: ',', text: '1200' },
      ],
    },
  ])
  const answered = read(headings, rows, { decimals: new Map([['gross_weight_kg', ',']]) })
  expect(answered.rows.map(({ cells }) => cells.gross_weight_kg?.text)).toEqual(['1200', '3500', '12'])
})

test('quantity times price decides what the values are', () => {
  const sheet = read(
    ['Description', 'Qty', 'Price', 'Amount'],
    [
      ['Oak table', '24', '50', '1.200'],
      ['Oak bench', '70', '50', '3.500'],
    ],
  )
  expect(sheet.rows.map(({ cells }) => cells.entered_value?.text)).toEqual(['1200', '3500'])
  expect(sheet.decimals).toEqual([])
})

test('quantity times price that holds in several ways decides nothing', () => {
  const sheet = read(['Description', 'Qty', 'Price', 'Amount'], [['Oak table', '1.200', '2.500', '3.000']])
  expect(sheet.decimals.map(({ field }) => field)).toEqual(['net_qty', 'unit_price', 'entered_value'])
})

test('a column that shows its sign, and another column of the sheet that does, decide', () => {
  const own = read(
    ['Description', 'Gross weight'],
    [
      ['Oak table', '3.000'],
      ['Oak bench', '2,25'],
    ],
  )
  expect(own.rows[0]?.cells.gross_weight_kg?.text).toBe('3000')
  const other = read(
    ['Description', 'Price', 'Gross weight'],
    [
      ['Oak table', '165,00', '1.152'],
      ['Oak bench', '12,50', '1.020'],
    ],
  )
  expect(other.rows[1]?.cells.gross_weight_kg?.text).toBe('1020')
})

test('numbers of a spreadsheet say nothing about texts beside them', () => {
  const sheet = read(
    ['Description', 'Gross weight'],
    [
      ['Oak table', 47.75],
      ['Oak bench', '1.200'],
    ],
  )
  expect(sheet.rows.map(({ cells }) => cells.gross_weight_kg?.text)).toEqual(['47.75', ''])
  expect(sheet.decimals).toHaveLength(1)
})

test('packages are whole, so their separator is one of thousands', () => {
  const sheet = read(['Description', 'Cartons'], [['Oak table', '1.200']])
  expect(sheet.rows[0]?.cells.manifest_qty?.text).toBe('1200')
})
