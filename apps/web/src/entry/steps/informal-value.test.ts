import { expect, test } from 'vitest'
import { informalValue } from './informal-value.ts'

const line = (entered_value: string, more = {}) => ({
  id: 'a',
  line_number: 1,
  htsus: '9403.60.8093',
  entered_value,
  ...more,
})

test('goods of at most 2,500 dollars together may be entered informally', () => {
  expect(informalValue([line('1200.00'), line('1300.00')])).toBe(250_000n)
})

test.each([
  ['more than 2,500 dollars together', [line('1200.00'), line('1300.01')]],
  ['a line without a value', [line('1200.00'), line('')]],
  ['goods under an antidumping case', [line('1200.00', { adcvd_case_number: 'A-570-967-000' })]],
  ['no line', []],
])('%s: nothing is said', (_, lines) => {
  expect(informalValue(lines)).toBeUndefined()
})
