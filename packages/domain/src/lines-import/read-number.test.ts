import { expect, test } from 'vitest'
import { decimalSignOf, readNumber } from './read-number.ts'

test.each([
  ['4.950,00', '.', '4950.00'],
  ['5,280', '.', '5280'],
  ['5.280', ',', '5280'],
  ['$ 1,234.50', '.', '1234.50'],
  ['360kg', '.', '360'],
  ['1 234,5', ',', '1234.5'],
  ["12'500", '.', '12500'],
  ['-3', '.', '-3'],
] as const)('%s in a column with decimals after %s is %s', (text, sign, number) => {
  expect(readNumber(text, sign)).toBe(number)
})

test.each(['3 960 ?', '12,34,567', 'n/a', '1.2.3', '', 'approx. 40'])("'%s' is no number", (text) => {
  expect(readNumber(text, '.')).toBeUndefined()
})

test('a column has the decimal sign that more of its numbers show', () => {
  expect(decimalSignOf(['1,5', '2,25', '3.000'])).toBe(',')
  expect(decimalSignOf(['1.5', '2,000', '12'])).toBe('.')
  expect(decimalSignOf(['5,280', '1,337'])).toBe('.')
})
