import { describe, expect, test } from 'vitest'
import { read, readWith, sheetOf } from '../../test/lines-import/papers.ts'
import { readFoundSheet } from './read-sheet.ts'

describe('currency', () => {
  const HEADINGS = ['Description', 'Qty', 'Amount', 'Currency']

  test('a column of currencies says what the values are in', () => {
    const rows = [HEADINGS, ['Oak table', 2, 2400, 'EUR'], ['Oak bench', 1, 300, 'EUR']]
    expect(readFoundSheet(sheetOf(rows)).currency).toBe('EUR')
    const [table] = readWith({ rate: '1.1' }, rows).rows
    expect(table?.cells.entered_value).toMatchObject({ text: '2640', note: 'converted', foreign: '2400' })
  })

  test.each(['CURR', 'Cur.', 'CCY', 'Crcy', 'Currency Code', 'Invoice Currency', 'Doc. Currency'])(
    '%j is the heading of such a column',
    (heading) => {
      const rows = [
        ['Description', 'Qty', 'Amount', heading],
        ['Oak table', 2, 2400, 'GBP'],
      ]
      expect(readFoundSheet(sheetOf(rows)).currency).toBe('GBP')
    },
  )

  test('a column of currencies without a heading is known by its codes', () => {
    const rows = [
      ['Description', 'Qty', 'Amount', null],
      ['Oak table', 2, 2400, 'CNY'],
      ['Oak bench', 1, 300, 'CNY'],
    ]
    expect(readFoundSheet(sheetOf(rows)).currency).toBe('CNY')
  })

  test('with several currencies the person chooses, and rows in another one are not taken', () => {
    const rows = [HEADINGS, ['Oak table', 2, 2400, 'EUR'], ['Oak bench', 1, 300, 'USD']]
    expect(readFoundSheet(sheetOf(rows)).named).toEqual({ code: undefined, asked: ['EUR', 'USD'] })
    const [table, bench] = readWith({ currency: 'USD' }, rows).rows
    expect(table?.cells.entered_value).toMatchObject({ text: '', state: 'wrong', note: 'other-currency' })
    expect(bench?.cells.entered_value).toMatchObject({ text: '300', state: 'same' })
  })

  test('a word that is no currency is marked', () => {
    const [table] = read(HEADINGS, ['Oak table', 2, 2400, 'Taler']).rows
    expect(table?.cells.currency).toMatchObject({ state: 'wrong', note: 'not-currency' })
  })
})
