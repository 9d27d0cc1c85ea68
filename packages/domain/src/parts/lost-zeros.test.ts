import { expect, test } from 'vitest'
import { findColumns, readSheet } from '../lines-import/index.ts'
import { rowsWithAskedParts } from './lost-zeros.ts'

const sheet = {
  name: '',
  rows: [
    ['Item no.', 'Description', 'Amount'],
    [2107, 'Oak table', 90],
    ['2108', 'Oak chair', 40],
    [2109, 'Oak bench', 60],
  ],
}
const isNumber = (row: number) => typeof sheet.rows[row - 1]?.[0] === 'number'
const parts = [{ part_number: '002107' }, { part_number: '02108' }]
const { rows } = readSheet(sheet, findColumns(sheet))

test('a number that is a known part with zeros in front is asked about', () => {
  const [table, chair, bench] = rowsWithAskedParts(rows, parts, isNumber)
  expect(table?.cells.part).toMatchObject({ text: '', state: 'asked', proposal: '002107', raw: '2107' })
  expect(chair?.cells.part).toMatchObject({ text: '2108', state: 'same' })
  expect(bench?.cells.part).toMatchObject({ text: '2109', state: 'same' })
})

test('a number is asked about also when it is a known part itself', () => {
  const [table] = rowsWithAskedParts(rows, [...parts, { part_number: '2107' }], isNumber)
  expect(table?.cells.part?.state).toBe('asked')
})
