import { expect, test } from 'vitest'
import { chargeCells } from './charge-cells.ts'

const SHARE = {
  id: 'sofa',
  freight: '300.00',
  insurance: '30.00',
  charges: '330.00',
  value: '2670.00',
}

const cells = (isInValue: boolean, held: Record<string, string> = {}) =>
  chargeCells(SHARE, isInValue, (field) => held[field] ?? '').map(({ field, text }) => [field, text])

test('a share of freight and insurance is charges of block 36B', () => {
  expect(cells(false)).toEqual([['charges', '330.00']])
})

test('a share that the value included comes off it, and the worksheet of the value says how much', () => {
  expect(cells(true, { 'valuation.international_freight': '20.00' })).toEqual([
    ['charges', '330.00'],
    ['entered_value', '2,670.00'],
    ['valuation.international_freight', '320.00'],
    ['valuation.international_insurance', '30.00'],
  ])
})
