import { expect, test } from 'vitest'
import { cellId, sheetAnchor } from './sheet-anchor.ts'

test('a condition on a block leads to the cell of that number', () => {
  expect(sheetAnchor({ path: 'header.surety_no', block: '4' })).toBe(cellId('4. Surety No.'))
})

test('a condition on a line leads to its row, whatever its block', () => {
  expect(sheetAnchor({ path: 'line_items.1.duty_amount', block: '38' })).toBe('sheet-line-1')
})
