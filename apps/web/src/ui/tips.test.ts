import { expect, test } from 'vitest'
import { withoutTip } from './tips.ts'

test.each([
  ['Block 12. The carrier’s 4 letters and the number of the bill', 'Block 12'],
  ['Block 33B. A- or C- with 3-3-3 digits', 'Block 33B'],
  ['Blocks 21–24. Yes opens the countries of melt and pour', 'Blocks 21–24'],
  ['Block 9', 'Block 9'],
  ['Three letters, as on the invoice', ''],
  ['', ''],
])('without tips the hint %j keeps its block number alone: %j', (hint, left) => {
  expect(withoutTip(hint)).toBe(left)
})
