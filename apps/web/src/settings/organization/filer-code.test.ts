import { expect, test } from 'vitest'
import { filerCodeError, sanitizeFilerCode } from './filer-code.ts'

test('a filer code is folded to capitals and digits, three at most', () => {
  expect(sanitizeFilerCode('b-7 6x')).toBe('B76')
})

test('no filer code is allowed, an incomplete one is named', () => {
  expect(filerCodeError('')).toBeUndefined()
  expect(filerCodeError('B76')).toBeUndefined()
  expect(filerCodeError('B7')).toBe('Filer code must be exactly 3 characters (A-Z, 0-9)')
  expect(filerCodeError('000')).toBe('CBP assigns no filer code 000')
})
