import { describe, expect, test } from 'vitest'
import { read, sheetOf, textsOf } from '../../test/lines-import/papers.ts'
import { findColumns } from './find-columns.ts'
import { readFoundSheet, readSheet } from './read-sheet.ts'

describe('rows that become no line', () => {
  const HEADINGS = ['Description', 'Qty', 'Amount']

  test('the second row of a description is joined to the first and marked', () => {
    const sheet = read(
      HEADINGS,
      ['Oak table', 2, 2400],
      ['with two leaves', null, null],
      ['Oak bench', 1, 300],
    )
    expect(sheet.rows[0]?.cells.description).toMatchObject({
      text: 'Oak table with two leaves',
      state: 'mended',
      note: 'continued',
    })
    expect(sheet.rows).toHaveLength(2)
  })

  test('any other text alone is named', () => {
    const sheet = read(
      HEADINGS,
      ['Oak table', 2, 2400],
      ['Garden furniture', null, null],
      ['Oak bench', 1, 300],
    )
    expect(sheet.rows[0]?.cells.description).toMatchObject({ text: 'Oak table', state: 'same' })
    expect(sheet.others).toEqual([{ row: 3, text: 'Garden furniture' }])
  })

  test('texts alone above the first goods are named, titles above the headings are not', () => {
    const sheet = read(
      ['Packing list of Timely Woods', null, null],
      HEADINGS,
      ['Furniture of oak', null, null],
      [null, null, null],
      ['Made in Vietnam', null, null],
      ['Oak table', 2, 2400],
      ['Oak bench', 1, 300],
    )
    expect(textsOf(sheet.rows, 'description')).toEqual(['Oak table', 'Oak bench'])
    expect(sheet.others).toEqual([
      { row: 3, text: 'Furniture of oak' },
      { row: 5, text: 'Made in Vietnam' },
    ])
  })

  test('the foot of a form is no goods', () => {
    const sheet = read(
      ['Description', 'No. of packages', 'Weight (kg)', 'Total Value'],
      ['Oak table', 6, '90.0 kg', 1200],
      ['SEE http://www.carrier.example/terms', 6, '90.0 kg', null],
      ['SIGNATURE OF SHIPPER OR AGENT', null, '2026', null],
    )
    expect(textsOf(sheet.rows, 'description')).toEqual(['Oak table'])
    expect(sheet.others.map(({ row }) => row)).toEqual([3, 4])
  })

  test('a hidden row is named and left out until it is shown', () => {
    const sheet = sheetOf([HEADINGS, ['Oak table', 2, 2400], ['Oak desk', 9, 8991], ['Oak bench', 1, 300]], {
      hidden: new Set([3]),
    })
    const found = readFoundSheet(sheet)
    expect(textsOf(found.rows, 'description')).toEqual(['Oak table', 'Oak bench'])
    expect(found.hidden).toEqual([{ row: 3, text: 'Oak desk' }])
    const shown = readSheet(sheet, { ...findColumns(sheet), shown: new Set([3]) })
    expect(shown.rows).toHaveLength(3)
    expect(shown.hidden).toEqual([])
  })
})
