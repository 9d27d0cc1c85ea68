import { expect, test } from 'vitest'
import { markDifference } from './mark-difference.ts'

const parts = (a: string, b: string) =>
  markDifference(a, b).map(({ same, differs }) => [same[0], differs, same[1]])

test('only the differing characters are marked', () => {
  expect(parts('02/24/2026', '02/23/2026')).toEqual([
    ['02/2', '4', '/2026'],
    ['02/2', '3', '/2026'],
  ])
})

test('a text against nothing is marked whole', () => {
  expect(parts('EGLV1', '')).toEqual([
    ['', 'EGLV1', ''],
    ['', '', ''],
  ])
})

test('a repeated character is not counted at both ends', () => {
  expect(parts('11', '111')).toEqual([
    ['11', '', ''],
    ['11', '1', ''],
  ])
})
