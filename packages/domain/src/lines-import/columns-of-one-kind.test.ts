import { describe, expect, test } from 'vitest'
import type { ImportField } from './import-columns.ts'
import { readFoundSheet } from './read-sheet.ts'

const read = (text: string) => {
  const rows = text.split('\n').map((row) => row.split('|'))
  return readFoundSheet({ name: '', rows })
}
const cellOf = (text: string, field: ImportField, row = 0) => read(text).rows[row]?.cells[field]

describe('of several columns of one kind', () => {
  test('the number of the American tariff is taken, not that of the supplier', () => {
    const sheet = `Description|Qty|Amount|HS Code (China)|US HTS Code
Chair|10|1000|9401690000|9401.69.8031`
    expect(cellOf(sheet, 'htsus')).toMatchObject({ text: '9401.69.8031', state: 'same' })
  })

  test('the weight in kilograms is taken, not that in pounds', () => {
    const sheet = `Description|Qty|Amount|Gross Weight (LBS)|Gross Weight (KGS)
Oak chair|2|24.00|132.28|60`
    expect(cellOf(sheet, 'gross_weight_kg')).toMatchObject({ text: '60', state: 'same' })
  })

  test('the amount after a discount is taken: it is the price that is paid (19 CFR 152.103)', () => {
    expect(
      cellOf('Description|Qty|Amount|Discount %|Net\nChair|10|100.00|10|90.00', 'entered_value')?.text,
    ).toBe('90')
    const named = `Description|Qty|Unit price|Total Amount|Discount|Total after discount
Chair|10|10.00|100.00|10.00|90.00`
    expect(cellOf(named, 'entered_value')?.text).toBe('90')
  })

  test('the quantity that gives the value is taken', () => {
    const sheet = `Description|Qty ordered|Qty shipped|Unit price|Amount
Chair|100|90|12.00|1,080.00
Table|10|5|20.00|100.00`
    expect(cellOf(sheet, 'net_qty')?.text).toBe('90')
    expect(cellOf(sheet.replace('1,080.00', '1,200.00').replace('100.00', '200.00'), 'net_qty')?.text).toBe(
      '100',
    )
  })
})

test('where “Price” is the quantity times “Amount”, the price is the value', () => {
  const sheet = `Description|Qty|Amount|Price
Chair|100|12.00|1,200.00
Table|10|20.00|200.00`
  expect([cellOf(sheet, 'entered_value')?.text, cellOf(sheet, 'unit_price')?.text]).toEqual(['1200', '12.00'])
})

test.each(['HS Code (China)', 'TARIC code', 'EU commodity code'])(
  'of a number under %j only the six digits that all countries share are kept',
  (heading) => {
    const cell = cellOf(`Description|Qty|Amount|${heading}\nChair|10|1000|9401690000`, 'htsus')
    expect(cell).toMatchObject({ text: '9401.69', state: 'wrong', note: 'hts-short' })
  },
)

test.each([
  ['9401698031.0', 'mended'],
  ['9401.69.80.31 (0%)', 'mended'],
  ['94.01.69.80.31', 'same'],
])('the number %j is 9401.69.8031, %s', (text, state) => {
  const cell = cellOf(`Description|Qty|Amount|HTS\nChair|10|1000|${text}`, 'htsus')
  expect(cell).toMatchObject({ text: '9401.69.8031', state })
})

test.each([
  ['Total||CAD|24.00', 'CAD'],
  ['SAY: EURO TWENTY FOUR ONLY|||', 'EUR'],
  ['SAY TOTAL US DOLLARS TWENTY FOUR ONLY|||', 'USD'],
  ['Amount in words: Hong Kong Dollars Twenty-Four|||', 'HKD'],
  ['SAY DOLLARS TWENTY FOUR ONLY|||', 'USD'],
])('the foot %j gives the currency %s', (foot, currency) => {
  expect(read(`Description|Qty|Unit Price|Amount\nOak chair|2|12.00|24.00\n${foot}`).named.code).toBe(
    currency,
  )
})

test('pounds and ounces are kilograms', () => {
  expect(cellOf('Description|Qty|Amount|Weight\nChair|2|24|5 lb 3 oz', 'gross_weight_kg')).toMatchObject({
    text: '2.353',
    state: 'mended',
    note: 'pounds',
  })
})
