import { expect, test } from 'vitest'
import { AGENCY_FLAGS, codesOf } from './agency-flags.ts'

test.each([
  ['FD4', ['FD4']],
  ['EP1/EP2', ['EP1', 'EP2']],
  ['TB1-TB3', ['TB1', 'TB2', 'TB3']],
])('%s means %j', (flags, codes) => {
  expect(codesOf(flags)).toEqual(codes)
})

test('the second flag of a pair is the one that requires data', () => {
  const words = (code: string) => AGENCY_FLAGS.find((flag) => flag.code === code)?.words
  expect(words('EP5')).toBe('pesticide notice of arrival (3540-1), may be required')
  expect(words('EP6')).toBe('pesticide notice of arrival (3540-1), required')
})

test('every flag is a code of two letters and a digit, once', () => {
  const codes = AGENCY_FLAGS.map((flag) => flag.code)
  expect(codes.filter((code) => !/^[A-Z]{2}\d$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})
