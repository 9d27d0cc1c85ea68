import { expect, test } from 'vitest'
import { percentOfValue } from './percent-of-value.ts'

test.each([
  ['1200.00', '9600.00', '12.5%'],
  ['0.00', '4928', '0%'],
  ['1000.00', '1000.00', '100%'],
  ['8456.25', '18750', '45.1%'],
  ['0.01', '200.00', '0.01%'],
  ['1.00', '3.00', '33.33%'],
])('a duty of %s on %s is %s', (duty, value, percent) => {
  expect(percentOfValue(duty, value)).toBe(percent)
})

test('without a value there is no percentage', () => {
  expect(percentOfValue('12.00', '')).toBe('')
  expect(percentOfValue('12.00', '0')).toBe('')
})
