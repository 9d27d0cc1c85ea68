import { expect, test } from 'vitest'
import { entriesText, money, wholeDollars } from './money.ts'

test('amounts read as US dollars with cents', () => {
  expect(money('10500.00')).toBe('$10,500.00')
  expect(money('')).toBe('$0.00')
})

test('an amount beyond what floating point can hold keeps its cents', () => {
  expect(money('90071992547409931.05')).toBe('$90,071,992,547,409,931.05')
})

test('a figure at a glance is in whole dollars', () => {
  expect(wholeDollars('1284315.60')).toBe('$1,284,316')
})

test('one entry is an entry, more are entries', () => {
  expect([0, 1, 1500].map(entriesText)).toEqual(['0 entries', '1 entry', '1,500 entries'])
})
