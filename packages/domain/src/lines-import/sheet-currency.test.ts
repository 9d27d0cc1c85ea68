import { expect, test } from 'vitest'
import { findColumns } from './find-columns.ts'
import type { RawCell } from './raw-sheet.ts'
import { type ReadOptions, readSheet } from './read-sheet.ts'

interface Given {
  titles?: RawCell[][]
  headings?: string[]
  value: RawCell
  options?: Partial<ReadOptions>
}

const read = ({ titles = [], headings = ['Description', 'Qty', 'Amount'], value, options }: Given) => {
  const sheet = { name: '', rows: [...titles, headings, ['Oak table', 4, value], ['Oak bench', 2, value]] }
  return readSheet(sheet, { ...findColumns(sheet), ...options })
}

test.each([
  ['€ 1.200,50', 'EUR', '1200.50'],
  ['EUR 300', 'EUR', '300'],
  ['300 THB', 'THB', '300'],
  ['RM300', 'MYR', '300'],
])('a cell %s is in %s, and no value is taken for US dollars', (value, currency, foreign) => {
  expect(read({ value }).currency).toBe(currency)
  const [line] = read({ value, options: { rate: '2' } }).rows
  expect(Object.keys(line?.cells ?? {})).toEqual(['description', 'htsus', 'net_qty', 'entered_value'])
  expect(line?.cells.entered_value).toMatchObject({ note: 'converted', foreign })
})

test.each([
  ['Amount (THB)', 'THB'],
  ['Amount EUR', 'EUR'],
  ['Amount in PLN', 'PLN'],
  ['Amount (€)', 'EUR'],
  ['Amount [RMB]', 'CNY'],
])('the heading %s is in %s', (heading, currency) => {
  expect(read({ headings: ['Description', 'Qty', heading], value: 300 }).currency).toBe(currency)
})

test.each([
  [['Currency: EUR'], 'EUR'],
  [['Currency', 'EUR'], 'EUR'],
  [['All prices are in Euro'], 'EUR'],
  [['Values in US Dollars'], undefined],
  [['Invoice currency: CAD'], 'CAD'],
])('the title %s is read', (title, currency) => {
  expect(read({ titles: [title], value: 300 })).toMatchObject({ currency, named: { asked: [] } })
})

test.each([
  ['¥300', [], ['CNY', 'JPY']],
  ['300 kr', [], ['SEK', 'NOK', 'DKK', 'ISK']],
  ['$300', [['Maple Lighting Ltd, Toronto, Canada']], ['USD', 'CAD']],
  ['$300', [['Currency: EUR']], ['USD', 'EUR']],
])('%s under %s is asked about', (value, titles, asked) => {
  const sheet = read({ value, titles })
  expect(sheet.named).toEqual({ code: undefined, asked })
  expect(read({ value, titles, options: { currency: 'USD' } }).rows[0]?.cells.entered_value).toBeDefined()
})

test("'$' alone is US dollars, and the dollar of a title", () => {
  expect(read({ value: '$300' })).toMatchObject({ currency: undefined, named: { code: 'USD' } })
  expect(read({ value: '$300', titles: [['Currency: CAD']] }).currency).toBe('CAD')
})

test('a cell in another currency than the sheet is wrong', () => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'Qty', 'Amount (USD)'],
      ['Oak table', 4, 300],
      ['Oak bench', 2, '€ 200'],
    ],
  }
  const found = findColumns(sheet)
  expect(readSheet(sheet, found).named).toEqual({ code: undefined, asked: ['USD', 'EUR'] })
  const values = readSheet(sheet, { ...found, currency: 'USD' }).rows.map(({ cells }) => cells.entered_value)
  expect(values).toMatchObject([
    { text: '300', state: 'same' },
    { text: '', state: 'wrong', note: 'other-currency' },
  ])
})

test('a price in another currency than the values proposes none', () => {
  const sheet = {
    name: '',
    rows: [
      ['Description', 'Qty', 'Unit price (CNY)', 'Amount (USD)'],
      ['Oak table', 4, 700, '?'],
    ],
  }
  const read = readSheet(sheet, findColumns(sheet))
  expect(read.currency).toBeUndefined()
  expect(read.rows[0]?.cells.unit_price).toMatchObject({ text: '700', note: 'other-currency' })
  expect(read.rows[0]?.cells.entered_value?.proposal).toBeUndefined()
})

test('kilograms over weights or beside a price are no Kyrgyz soms', () => {
  const headings = ['Description', 'G.W. (KGS)', 'Unit price (USD/KGS)', 'Amount']
  const sheet = { name: '', rows: [headings, ['Oak table', 4, 3, 12]] }
  expect(readSheet(sheet, findColumns(sheet)).named).toEqual({ code: 'USD', asked: [] })
})

test('the number formats of a workbook name the currency, and a cell of another one is wrong', () => {
  const rows = [
    ['Description', 'Qty', 'Amount'],
    ['Oak table', 4, 300],
    ['Oak bench', 2, 200],
  ]
  const sheetWith = (...signs: [string, string][]) => ({ name: '', rows, signs: new Map(signs) })
  const euros = sheetWith(['C2', '€'], ['C3', '€'], ['B2', 'pcs'])
  expect(readSheet(euros, findColumns(euros)).currency).toBe('EUR')
  const both = sheetWith(['C2', 'US$'], ['C3', '€'])
  expect(readSheet(both, findColumns(both)).named.asked).toEqual(['USD', 'EUR'])
  const [, bench] = readSheet(both, { ...findColumns(both), currency: 'USD' }).rows
  expect(bench?.cells.entered_value).toMatchObject({ state: 'wrong', note: 'other-currency' })
})
