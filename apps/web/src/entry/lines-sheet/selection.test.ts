import { expect, test } from 'vitest'
import { emptied, filledDown, pasted, textsIn } from './selection.ts'

const ORDER = ['a', 'b', 'c']
const LINES: Record<string, Record<string, string>> = {
  a: { description: 'Oak table', htsus: '9403.60.8093', net_uom: 'NO' },
  b: { description: 'Oak chair', htsus: '', net_uom: '' },
  c: { description: 'Bench', htsus: '', net_uom: 'KG' },
}
const textOf = (id: string, field: string) => LINES[id]?.[field] ?? ''
const block = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right })

test('a block is copied as its rows; the head of a row has no value', () => {
  expect(textsIn(block(0, 1, 0, 2), ORDER, textOf)).toEqual([
    ['Oak table', '9403.60.8093'],
    ['Oak chair', ''],
  ])
})

test('filling down copies the top row of the block', () => {
  expect(filledDown(block(0, 2, 2, 2), ORDER, textOf)).toEqual([
    { id: 'b', field: 'htsus', text: '9403.60.8093' },
    { id: 'c', field: 'htsus', text: '9403.60.8093' },
  ])
})

test('filling down in one cell takes the value above it', () => {
  expect(filledDown(block(1, 1, 2, 2), ORDER, textOf)).toEqual([
    { id: 'b', field: 'htsus', text: '9403.60.8093' },
  ])
  expect(filledDown(block(0, 0, 2, 2), ORDER, textOf)).toEqual([])
})

test('pasted rows go down and to the right, as their fields write them', () => {
  const rows = [
    ['9401616011', 'vn'],
    ['9401691100', 'vn'],
  ]
  expect(pasted({ rows, block: block(1, 1, 2, 2), order: ORDER })).toEqual([
    { id: 'b', field: 'htsus', text: '9401.61.6011' },
    { id: 'b', field: 'origin_country', text: 'VN' },
    { id: 'c', field: 'htsus', text: '9401.69.1100' },
    { id: 'c', field: 'origin_country', text: 'VN' },
  ])
})

test('one pasted cell fills the whole block', () => {
  const cells = pasted({ rows: [['no']], block: block(0, 2, 5, 5), order: ORDER })
  expect(cells.map(({ id, field, text }) => `${id} ${field} ${text}`)).toEqual([
    'a net_uom NO',
    'b net_uom NO',
    'c net_uom NO',
  ])
})

test('what lies beyond the last column is left out', () => {
  expect(pasted({ rows: [['100', 'PO 77', 'too far']], block: block(0, 0, 8, 8), order: ORDER })).toEqual([
    { id: 'a', field: 'duty_amount', text: '100.00' },
    { id: 'a', field: 'purchase_order', text: 'PO 77' },
  ])
})

test('emptying a block empties its values only', () => {
  expect(emptied(block(1, 1, 0, 1), ORDER)).toEqual([{ id: 'b', field: 'description', text: '' }])
})
