import { describe, expect, test } from 'vitest'
import { read, sheetOf, textsOf } from '../../test/lines-import/papers.ts'
import { readFoundSheet } from './read-sheet.ts'

describe('headings', () => {
  test('a merged heading over two columns holds for both', () => {
    const sheet = sheetOf(
      [
        ['Description', 'Qty', 'Weight (kg)', null],
        [null, null, 'Net', 'Gross'],
        ['Oak table', 2, 20, 25],
      ],
      { wide: new Map([['C1', 2]]) },
    )
    const [line] = readFoundSheet(sheet).rows
    expect(line?.cells.gross_weight_kg?.text).toBe('25')
    expect(readFoundSheet(sheet).rows).toHaveLength(1)
  })

  test('headings in two rows are read together, also in a CSV without merged cells', () => {
    const sheet = read(
      ['Item', 'Description', 'Qty', 'Unit', 'Total', 'Weight (g)', '', 'Country of'],
      ['No.', 'of goods', '', 'Price', 'Value', 'Net', 'Gross', 'Origin'],
      ['HM-1', 'Oak table', '2', '1200.00', '2400.00', '20000', '25000', 'Vietnam'],
    )
    expect(sheet.rows).toHaveLength(1)
    expect(
      Object.fromEntries(Object.entries(sheet.rows[0]!.cells).map(([field, { text }]) => [field, text])),
    ).toEqual({
      part: 'HM-1',
      description: 'Oak table',
      htsus: '',
      origin_country: 'VN',
      net_qty: '2',
      unit_price: '1200.00',
      entered_value: '2400',
      gross_weight_kg: '25',
    })
  })

  test('headings that are repeated on a later page are no row', () => {
    const headings = ['Description', 'Qty', 'Amount']
    const sheet = read(headings, ['Oak table', 2, 2400], headings, ['Oak bench', 1, 300])
    expect(textsOf(sheet.rows, 'description')).toEqual(['Oak table', 'Oak bench'])
  })
})

describe('tariff numbers', () => {
  test.each([
    ['8507', '8507'],
    ['850760', '8507.60'],
    ['8507.60.00', '8507.60.00'],
    ['HS 8507 60', '8507.60'],
  ])('the beginning of a number, %j, stays in the row and is marked', (raw, kept) => {
    const [line] = read(['Description', 'HS Code', 'Qty'], ['Battery', raw, 2]).rows
    expect(line?.cells.htsus).toMatchObject({ text: kept, state: 'wrong', note: 'hts-short' })
  })
})
