import { expect, test } from 'vitest'
import { readFoundSheet } from '../lines-import/index.ts'
import { type TextItem, tableOfText } from './index.ts'

/** Commercial invoices as carriers print them: headings in two and three rows of print, and a foot in the columns. */

const WIDTH = 4.5
/** Text centered above its column. */
const at = (center: number, y: number, text: string): TextItem => ({
  page: 1,
  x: center - (text.length * WIDTH) / 2,
  y,
  width: text.length * WIDTH,
  text,
})
const print = (y: number, cells: readonly (readonly [number, string])[]) =>
  cells.map(([center, text]) => at(center, y, text))

const FEDEX: TextItem[] = [
  ...print(780, [[300, 'COMMERCIAL INVOICE']]),
  ...print(760, [[100, 'COUNTRY OF ULTIMATE DESTINATION: US']]),
  ...print(718, [
    [40, 'COUNTRY'],
    [90, 'NO. OF'],
    [330, 'UNIT OF'],
    [440, 'UNIT'],
    [520, 'TOTAL'],
  ]),
  ...print(708, [
    [40, 'OF MFR'],
    [90, 'PKGS'],
    [200, 'FULL DESCRIPTION OF GOODS'],
    [290, 'QTY'],
    [330, 'MEASURE'],
    [380, 'WEIGHT'],
    [440, 'VALUE'],
    [520, 'VALUE'],
  ]),
  ...print(680, [
    [40, 'Vietnam'],
    [90, '4'],
    [200, 'Oak chair with two cushions'],
    [290, '100'],
    [330, 'PCS'],
    [380, '60.0 kg'],
    [440, '12.00'],
    [520, '1,200.00'],
  ]),
  ...print(650, [
    [40, 'Vietnam'],
    [90, '2'],
    [200, 'Oak stool'],
    [290, '20'],
    [330, 'PCS'],
    [380, '30.0 kg'],
    [440, '10.00'],
    [520, '200.00'],
  ]),
  ...print(560, [
    [90, '6'],
    [200, 'SEE http://www.carrier.example/terms'],
    [380, '90.0 kg'],
  ]),
  ...print(540, [[440, 'TOTAL']]),
  ...print(530, [
    [440, 'INVOICE'],
    [520, '$1,400.00'],
  ]),
  ...print(520, [[440, 'VALUE']]),
  ...print(480, [
    [200, 'SIGNATURE OF SHIPPER/EXPORTER'],
    [380, 'DATE'],
  ]),
]

test('the value of a line is under TOTAL over VALUE, and UNIT over VALUE is the price', () => {
  const read = readFoundSheet(tableOfText(FEDEX, '')!)
  const texts = (field: 'entered_value' | 'unit_price' | 'net_qty' | 'origin_country' | 'manifest_qty') =>
    read.rows.map(({ cells }) => cells[field]?.text)
  expect(texts('entered_value')).toEqual(['1200', '200'])
  expect(texts('unit_price')).toEqual(['12.00', '10.00'])
  expect(texts('net_qty')).toEqual(['100', '20'])
  expect(texts('origin_country')).toEqual(['VN', 'VN'])
  expect(texts('manifest_qty')).toEqual(['4', '2'])
  expect(read.currency).toBeUndefined()
})

test('a total whose name is printed in three rows is held against the lines', () => {
  const read = readFoundSheet(tableOfText(FEDEX, '')!)
  expect(read.totals?.checks).toContainEqual({
    field: 'entered_value',
    read: '1400',
    stated: '1400',
    difference: '0',
  })
})

test('the foot of the form is named, and is no goods', () => {
  const read = readFoundSheet(tableOfText(FEDEX, '')!)
  expect(read.rows).toHaveLength(2)
  expect(read.others.map(({ text }) => text)).toEqual(['SEE http://www.carrier.example/terms 90.0 kg'])
})

test('a heading over two columns holds for both, and the gross weight is that of the line', () => {
  const items = [
    ...print(718, [
      [100, 'Description'],
      [200, 'Qty'],
      [340, 'Weight (kg) of the goods'],
    ]),
    ...print(708, [
      [310, 'Net'],
      [370, 'Gross'],
    ]),
    ...print(680, [
      [100, 'Oak chair'],
      [200, '2'],
      [310, '20.0'],
      [370, '25.0'],
    ]),
  ]
  expect(readFoundSheet(tableOfText(items, '')!).rows[0]?.cells.gross_weight_kg?.text).toBe('25.0')
})
