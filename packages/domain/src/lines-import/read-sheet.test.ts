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

test.each([
  ['#REF!', '2640.00'],
  ['#VALUE!', '2640.00'],
  ['FOC', '2640.00'],
])('%j in place of a value is not taken; quantity times price is proposed', (raw, proposal) => {
  const [line] = read(['HM-5', 'Oak shelf', '9403608040', 20, 'PCS', 132, raw, 300]).rows
  expect(line?.cells.entered_value).toMatchObject({
    raw,
    text: '',
    state: 'wrong',
    note: 'not-number',
    proposal,
  })
})

test('goods free of charge have no price and no value until a person gives them', () => {
  const [line] = read(['HM-6', 'Oak sample', '9403608040', 1, 'PCS', 'FOC', 'FOC', 3]).rows
  const asked = { text: '', state: 'wrong', note: 'not-number' }
  expect(line?.cells).toMatchObject({ unit_price: asked, entered_value: asked })
  expect(line?.cells.entered_value?.proposal).toBeUndefined()
})

test.each(['1\u00a0250,00', '1\u202f250,00'])('a hard space groups the thousands of %j', (raw) => {
  const [line] = read(['HM-7', 'Oak frame', '9403608040', raw, 'PCS', 10, '12\u00a0500,00', 300]).rows
  expect(line?.cells).toMatchObject({
    net_qty: { text: '1250.00', state: 'mended', note: 'number' },
    entered_value: { text: '12500', state: 'mended', note: 'number' },
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

test.each(['SUB TOTAL', 'Sub-total', 'Subtotal oak', 'Invoice total', 'Page total:'])(
  "'%s' sums some rows and is no line; the goods go on below it",
  (name) => {
    const sheet = read(
      OAK_TABLE,
      [name, null, null, 24, null, null, 5280, 1152],
      ['HM-4', 'Oak bed', '9403509045', 20, 'PCS', 270, 5400, 760],
      ['Grand Total', null, null, 44, null, null, 10680, 1912],
    )
    expect(sheet.rows.map(({ row }) => row)).toEqual([3, 5])
    expect(sheet.totals).toMatchObject({
      row: 6,
      checks: [{ read: '44' }, { read: '10680', difference: '0' }, {}],
    })
    expect(sheet.subtotals).toMatchObject([
      { row: 4, checks: [{ read: '24' }, { read: '5280', difference: '0' }, {}] },
    ])
  },
)

test('a subtotal is held against the rows since the one above it, the total against all', () => {
  const sheet = read(
    OAK_TABLE,
    ['SUB TOTAL', null, null, 24, null, null, 5280, null],
    OAK_TABLE,
    ['SUB TOTAL', null, null, 24, null, null, 5300, null],
    ['TOTAL', null, null, 48, null, null, 10580, null],
  )
  expect(sheet.subtotals.map(({ checks }) => checks[1]?.difference)).toEqual(['0', '-20'])
  expect(sheet.totals?.checks[1]).toMatchObject({ read: '10560', stated: '10580', difference: '-20' })
})

test('sums that are carried forward are held against all rows above them', () => {
  const sheet = read(
    OAK_TABLE,
    ['Carried forward', null, null, 24, null, null, 5280, null],
    OAK_TABLE,
    ['Carried forward', null, null, 48, null, null, 10560, null],
    OAK_TABLE,
  )
  expect(sheet.rows).toHaveLength(3)
  expect(sheet.totals).toBeUndefined()
  expect(sheet.subtotals.map(({ checks }) => checks[1]?.difference)).toEqual(['0', '0'])
})

test("a 'total' under each group sums its group, and none sums the sheet", () => {
  const total = ['TOTAL', null, null, 24, null, null, 5280, null]
  const sheet = read(OAK_TABLE, total, OAK_TABLE, total)
  expect(sheet.rows).toHaveLength(2)
  expect(sheet.totals).toBeUndefined()
  expect(sheet.subtotals.map(({ row }) => row)).toEqual([4, 6])
})

test.each(['Total station, survey grade', 'Sum-up poster', 'Totally natural soap'])(
  "'%s' is goods",
  (goods) => {
    const sheet = read(OAK_TABLE, ['TS-1', goods, '9015808080', 2, 'PCS', 900, 1800, 30], OAK_TABLE)
    expect(sheet.rows).toHaveLength(3)
  },
)

test.each(['TOTAL 24 PCS', 'TOTAL FOB HAI PHONG', 'Total amount (USD)', 'TOTAL:', 'TOTAL EUR'])(
  "'%s' is a total",
  (name) => {
    expect(read(OAK_TABLE, [null, name, null, 24, null, null, 5280, null])).toMatchObject({
      rows: [{ row: 3 }],
      totals: { row: 4 },
    })
  },
)

test('freight in a row is no goods, and a row of goods below the total is named', () => {
  const sheet = read(
    OAK_TABLE,
    [null, 'Ocean freight', null, null, null, null, '$300', null],
    ['TOTAL', null, null, 24, null, null, 5580, null],
    ['HM-9', 'Oak stool', '9401696011', 4, 'PCS', 20, 80, 9],
    ['Bank', 'Vietcombank, Dong Nai', null, null, null, null, null, null],
  )
  expect(sheet.rows.map(({ row }) => row)).toEqual([3])
  expect(sheet.charges).toEqual([{ row: 4, text: 'Ocean freight' }])
  expect(sheet.below).toEqual([{ row: 6, text: 'HM-9 Oak stool' }])
})

test('of a sheet that was cut, no row is taken for its total', () => {
  const cut = { ...sheetOf(OAK_TABLE, ['TOTAL', null, null, 24, null, null, 5280, null]), cut: 12 }
  expect(readFoundSheet(cut)).toMatchObject({ totals: undefined, subtotals: [{ row: 4 }], cut: 12 })
})

const DISCOUNT = [null, 'Discount', null, null, null, null, -300, null]

test('a value below zero is wrong', () => {
  const [, row] = read(OAK_TABLE, DISCOUNT).rows
  expect(row?.cells.entered_value).toMatchObject({ text: '', state: 'wrong', note: 'negative' })
})

test('a discount is spread over the values by their size, or left out with its row', () => {
  const sheet = sheetOf(
    OAK_TABLE,
    ['HM-4', 'Oak bed', '9403509045', 20, 'PCS', 264, 5280, 760],
    ['SUB TOTAL', null, null, 44, null, null, 10560, 1912],
    DISCOUNT,
    ['TOTAL', null, null, 44, null, null, 10260, 1912],
  )
  const found = findColumns(sheet)
  const values = (options: Partial<ReadOptions>) => {
    const { rows, totals, subtotals } = readSheet(sheet, { ...found, ...options })
    const differences = [...subtotals, totals].map((sum) => sum?.checks[1]?.difference)
    return { values: rows.map(({ cells }) => cells.entered_value?.text), differences }
  }
  expect(values({ spread: new Set([6]) })).toEqual({ values: ['5130', '5130'], differences: ['0', '0'] })
  expect(values({ leftOut: new Set([6]) })).toEqual({ values: ['5280', '5280'], differences: ['0', '300'] })
})

test('a weight in pounds in its own cell becomes kilograms', () => {
  const [line] = read(['HM-1', 'Oak table', '9403608040', 24, 'PCS', 220, 5280, '100 lbs']).rows
  expect(line?.cells.gross_weight_kg).toMatchObject({ text: '45.359', note: 'pounds' })
})

test('a tariff number is given to a row of a sheet that has no column for it', () => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'Qty', 'Amount'],
      ['Oak table', 4, 90],
    ],
  }
  const mended = new Map([[cellKey(2, 'htsus'), '9403.60.8093']])
  const [line] = readSheet(sheet, { ...findColumns(sheet), mended }).rows
  expect(line?.cells.htsus).toMatchObject({ text: '9403.60.8093', state: 'typed' })
})

test('a discount above zero is no goods', () => {
  const sheet = read(OAK_TABLE, [null, 'Less discount 5 %', null, null, null, null, 264, null])
  expect(sheet.rows.map(({ row }) => row)).toEqual([3])
  expect(sheet.charges).toEqual([{ row: 4, text: 'Less discount 5 %' }])
})

test('a discount that leaves no value to the lines is not spread, and stays wrong', () => {
  const sheet = sheetOf(OAK_TABLE, [null, 'Discount', null, null, null, null, -5280, null])
  const { rows, spread } = readSheet(sheet, { ...findColumns(sheet), spread: new Set([4]) })
  expect(rows.map(({ cells }) => cells.entered_value)).toMatchObject([
    { text: '5280', state: 'same' },
    { state: 'wrong', note: 'negative' },
  ])
  expect(spread).toEqual([])
})
