import { expect, test } from 'vitest'
import { lineRanges } from './line-ranges.ts'

test.each([
  [[0], '001'],
  [[0, 1], '001 and 002'],
  [[0, 1, 2, 6], '001–003 and 007'],
  [[0, 1, 2, 27, 30], '001–003, 028 and 031'],
  [[0, 4, 5], '001, 005 and 006'],
])('lines %j read %s', (indexes, text) => {
  expect(lineRanges(indexes)).toBe(text)
})
