import { expect, test } from 'vitest'
import { findColumns, readSheet } from '../lines-import/index.ts'
import { type TextItem, tableOfText } from './index.ts'

const WIDTH = 4.5

const at = (x: number, y: number, text: string, page = 1): TextItem => ({
  page,
  x,
  y,
  width: text.length * WIDTH,
  text,
})
/** Text whose right edge is there, as amounts are printed. */
const endingAt = (right: number, y: number, text: string, page = 1): TextItem =>
  at(right - text.length * WIDTH, y, text, page)

const headings = (y: number, page = 1) => [
  at(30, y, 'Item No', page),
  at(100, y, 'Description of goods', page),
  at(330, y, 'HS Code', page),
  endingAt(440, y, 'Qty', page),
  endingAt(500, y, 'Unit Price', page),
  endingAt(570, y, 'Amount USD', page),
]
const row = (y: number, values: readonly [string, string, string, string, string, string], page = 1) => [
  at(30, y, values[0], page),
  at(100, y, values[1], page),
  at(330, y, values[2], page),
  endingAt(440, y, values[3], page),
  endingAt(500, y, values[4], page),
  endingAt(570, y, values[5], page),
]

const INVOICE: TextItem[] = [
  at(30, 780, 'COMMERCIAL INVOICE'),
  at(30, 760, 'Invoice No'),
  at(100, 760, 'HM-2231'),
  ...headings(700),
  ...row(680, ['HM-118', 'Oak dining table', '9403.60.8081', '24', '220.00', '5,280.00']),
  at(100, 670, 'with two leaves, 180 cm'),
  ...row(650, ['HM-204', 'Upholstered chair', '9401.61.4011', '96', '48.50', '4,656.00']),
  ...headings(780, 2),
  ...row(760, ['HM-207', 'Bench', '9401.69.6031', '12', '95.00', '1,140.00'], 2),
  at(330, 730, 'TOTAL', 2),
  endingAt(570, 730, '11,076.00', 2),
]

test('the table of an invoice becomes a sheet, over its pages and with descriptions of two rows', () => {
  const sheet = tableOfText(INVOICE, 'invoice.pdf')!
  expect(sheet.rows).toEqual([
    ['COMMERCIAL INVOICE'],
    ['Invoice No', 'HM-2231'],
    ['Item No', 'Description of goods', 'HS Code', 'Qty', 'Unit Price', 'Amount USD'],
    ['HM-118', 'Oak dining table with two leaves, 180 cm', '9403.60.8081', '24', '220.00', '5,280.00'],
    ['HM-204', 'Upholstered chair', '9401.61.4011', '96', '48.50', '4,656.00'],
    ['HM-207', 'Bench', '9401.69.6031', '12', '95.00', '1,140.00'],
    ['', '', 'TOTAL', '', '', '11,076.00'],
  ])
})

test('its rows are read as those of a sheet, and its total is held against them', () => {
  const sheet = tableOfText(INVOICE, 'invoice.pdf')!
  const { header, columns } = findColumns(sheet)
  const read = readSheet(sheet, { header, columns, rate: undefined, mended: new Map() })
  expect(read.rows).toHaveLength(3)
  expect(read.rows.map(({ cells }) => cells.entered_value?.text)).toEqual(['5280', '4656', '1140'])
})

test('a letter has no table', () => {
  expect(tableOfText([at(30, 700, 'Dear customer'), at(30, 680, 'Quantity')], 'letter.pdf')).toBeUndefined()
})

test('each cell of the table knows where it is printed', () => {
  const { rows, places } = tableOfText(INVOICE, 'invoice.pdf')!
  expect(places.map((row) => row.length)).toEqual(rows.map((row) => row.length))
  expect(places[3]?.[1]).toEqual([
    { page: 1, x: 100, y: 680, width: 16 * WIDTH },
    { page: 1, x: 100, y: 670, width: 23 * WIDTH },
  ])
  expect(places[5]?.[5]).toEqual([{ page: 2, x: 570 - 8 * WIDTH, y: 760, width: 8 * WIDTH }])
})
