import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'
import type { RawCell } from './raw-sheet.ts'
import { cellKey, type ReadOptions, readFoundSheet, readSheet } from './read-sheet.ts'
import { roundedToFoot } from './whole-dollars.ts'

const HEADINGS = ['ITEM', 'DESCRIPTION', 'HS CODE', 'QTY', 'UNIT', 'U.PRICE', 'AMOUNT', 'G.W. (KGS)']

const sheetOf = (...rows: RawCell[][]) => ({ name: 'Invoice', rows: [['Invoice 2211'], HEADINGS, ...rows] })

const read = (...rows: RawCell[][]) => readFoundSheet(sheetOf(...rows))

const OAK_TABLE = ['HM-1', 'Oak table', '9403608040', 24, 'PCS', 220, 5280, 1152]

test('a row of goods becomes a line in the writing of the draft', () => {
  const [line] = read(OAK_TABLE).rows
  expect(line?.row).toBe(3)
  const texts = Object.fromEntries(
    Object.entries(line?.cells ?? {}).map(([field, cell]) => [field, cell.text]),
  )
  expect(texts).toEqual({
    part: 'HM-1',
    description: 'Oak table',
    htsus: '9403.60.8040',
    net_qty: '24',
    net_uom: 'NO',
    unit_price: '220',
    entered_value: '5280',
    gross_weight_kg: '1152',
  })
  expect(line?.cells.net_uom).toMatchObject({ raw: 'PCS', state: 'mended', note: 'unit' })
})

test('a number with a decimal comma and one with its unit are mended', () => {
  const [line] = read(['HM-2', 'Oak chair', '9401691100', '30', 'PCS', '165,00', '4.950,00', '1020kg']).rows
  expect(line?.cells.entered_value).toMatchObject({ raw: '4.950,00', text: '4950', state: 'mended' })
  expect(line?.cells.gross_weight_kg).toMatchObject({ text: '1020', state: 'mended', note: 'number' })
})

test('a tariff number of nine digits is asked about and never padded in silence', () => {
  const sheet = sheetOf(['P', 'Roasted coffee', 901210010, 10, 'KG', 5, 50, 12])
  const options: ReadOptions = findColumns(sheet)
  const cell = readSheet(sheet, options).rows[0]?.cells.htsus
  expect(cell).toEqual({
    raw: '901210010',
    text: '',
    state: 'asked',
    note: 'lost-zero',
    proposal: '0901.21.0010',
  })
  const mended = new Map([[cellKey(3, 'htsus'), '0901.21.0010']])
  expect(readSheet(sheet, { ...options, mended }).rows[0]?.cells.htsus).toMatchObject({
    text: '0901.21.0010',
    state: 'typed',
  })
})

test.each([
  [60, { state: 'same', text: 'P'.repeat(60) }],
  [61, { state: 'wrong', text: '', note: 'too-long' }],
])('a part number holds 60 characters (%i)', (length, cell) => {
  const [line] = read(['P'.repeat(length), 'Oak chair', '9401691100', 30, 'PCS', 165, 4950, 1020]).rows
  expect(line?.cells.part).toMatchObject(cell)
})

test('a value that cannot be read is not taken; quantity times price is proposed', () => {
  const [line] = read(['HM-3', 'Oak desk', '9403308090', 30, 'PCS', 132, '3 960 ?', 630]).rows
  expect(line?.cells.entered_value).toMatchObject({
    text: '',
    state: 'wrong',
    note: 'not-number',
    proposal: '3960.00',
  })
})

test('a row of totals ends the goods and is held against their sums', () => {
  const sheet = read(
    OAK_TABLE,
    ['HM-4', 'Oak bed', '', 20, 'PCS', 270, 5400, null],
    ['TOTAL', null, null, 44, null, null, 10680, 1912],
  )
  expect(sheet.rows).toHaveLength(2)
  expect(sheet.totals).toEqual({
    row: 5,
    checks: [
      { field: 'net_qty', read: '44', stated: '44', difference: '0' },
      { field: 'entered_value', read: '10680', stated: '10680', difference: '0' },
      { field: 'gross_weight_kg', read: '1152', stated: '1912', difference: '-760' },
    ],
  })
})

test('blank rows and remarks are no lines', () => {
  const remark = ['Packed in cartons', null, null, null, null, null, null, null]
  expect(read(OAK_TABLE, [null, null], remark, OAK_TABLE).rows.map(({ row }) => row)).toEqual([3, 6])
})

test('pounds become kilograms', () => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'Gross weight (lbs)'],
      ['Oak table', 100],
    ],
  }
  expect(readFoundSheet(sheet).rows[0]?.cells.gross_weight_kg).toMatchObject({
    text: '45.359',
    note: 'pounds',
  })
})

test('values in another currency are converted by the given rate', () => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'Amount (EUR)'],
      ['Oak table', 100],
    ],
  }
  const found = findColumns(sheet)
  expect(readSheet(sheet, found)).toMatchObject({ currency: 'EUR' })
  const [line] = readSheet(sheet, { ...found, rate: '1.1' }).rows
  expect(line?.cells.entered_value).toMatchObject({ raw: '100', text: '110', note: 'converted' })
})

test('cents are rounded so that the whole dollars foot with the invoice', () => {
  expect(roundedToFoot(['10.40', '10.40', '10.40', '10.30'])).toEqual(['11', '11', '10', '10'])
  const cents = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(cents, (amounts) => {
      const whole = roundedToFoot(amounts.map((amount) => (amount / 100).toFixed(2))).map(Number)
      const sum = amounts.reduce((total, amount) => total + amount, 0)
      expect(whole.reduce((total, dollars) => total + dollars, 0)).toBe(Math.floor((sum + 50) / 100))
      const furthest = Math.max(...amounts.map((amount, index) => Math.abs(whole[index]! * 100 - amount)))
      expect(furthest).toBeLessThan(100)
    }),
  )
})
