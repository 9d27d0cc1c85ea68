import { expect, test } from 'vitest'
import { otherLinesWith } from './other-lines.ts'

const LINES = {
  a: { htsus: '9403.60.8093' },
  b: { htsus: '9403608093' },
  c: { htsus: '9401.69.6011' },
  d: {},
}

test('lines of the same number are counted, however its dots are typed, and never the line itself', () => {
  expect(otherLinesWith(LINES, 'a', '9403.60.8093')).toBe(1)
  expect(otherLinesWith(LINES, 'c', '9401.69.6011')).toBe(0)
})

test('lines without a number are not lines of the same number', () => {
  expect(otherLinesWith(LINES, 'd', '')).toBe(0)
})
