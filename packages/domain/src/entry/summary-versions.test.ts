import { expect, test } from 'vitest'
import { ENTRY_STATUSES } from './status.ts'
import { filingAction, isNumberRefused, newVersionOf } from './summary-versions.ts'

test('a rejected summary is corrected, an accepted one replaced, and no other is filed again', () => {
  expect(
    ENTRY_STATUSES.map((status) => [status, newVersionOf(status)]).filter(([, version]) => version),
  ).toEqual([
    ['accepted', 'replacement'],
    ['rejected', 'correction'],
  ])
})

test('the number changes only when customs refused the number', () => {
  expect(isNumberRefused(['138', 'B16'])).toBe(true)
  expect(isNumberRefused(['138', 'B32'])).toBe(false)
  expect(isNumberRefused([])).toBe(false)
})

test('the first summary of a number is added, a later one replaces it', () => {
  expect([1, 2, 3].map(filingAction)).toEqual(['A', 'R', 'R'])
})
