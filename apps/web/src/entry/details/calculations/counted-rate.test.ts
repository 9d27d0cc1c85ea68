import { percentOf } from '@edfe/domain/money'
import { expect, test } from 'vitest'
import { countedRate } from './counted-rate.ts'

test.each([
  ['1.23456', '1.2346'],
  ['3.9', '3.9'],
  ['0.3464', '0.3464'],
  ['', ''],
])('the rate %j counts as %j', (typed, counted) => {
  expect(countedRate(typed)).toBe(counted)
  expect(percentOf(100_000_000n, countedRate(typed))).toBe(percentOf(100_000_000n, typed))
})
