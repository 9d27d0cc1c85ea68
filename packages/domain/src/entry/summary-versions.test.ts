import { expect, test } from 'vitest'
import { ENTRY_STATUSES } from './status.ts'
import { type FiledVersion, filingAction, isNumberRefused, newVersionOf } from './summary-versions.ts'

const versions = (filed: Omit<FiledVersion, 'status'>) =>
  ENTRY_STATUSES.map((status) => [status, newVersionOf({ ...filed, status })]).filter(
    ([, version]) => version,
  )

test('a rejected summary is corrected, an accepted one replaced, and no other is filed again', () => {
  expect(versions({ duty_paid_on: null, is_post_summary: false })).toEqual([
    ['accepted', 'replacement'],
    ['rejected', 'correction'],
  ])
})

test.each([
  ['paid', { duty_paid_on: '2026-03-10', is_post_summary: false }],
  ['corrected after its payment', { duty_paid_on: null, is_post_summary: true }],
])('a summary that is %s is changed by a post summary correction alone', (_, filed) => {
  expect(versions(filed)).toEqual([
    ['accepted', 'post_summary_correction'],
    ['rejected', 'correction'],
    ['released', 'post_summary_correction'],
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
