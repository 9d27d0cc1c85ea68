import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partNumberKey } from './index.ts'

test.each([
  ['lower case', 'hm-2107'],
  ['spaces around it', ' HM-2107 '],
  ['spaces inside', 'HM - 2107'],
  ['a space that does not break', 'HM-\u00a02107'],
  ['letters of full width', 'ＨＭ-2107'],
])('a part number is the same with %s', (_, written) => {
  expect(partNumberKey(written)).toBe(partNumberKey('HM-2107'))
})

test.each([
  ['a zero in front', '0HM-2107'],
  ['another sign', 'HM.2107'],
  ['no sign', 'HM2107'],
])('a part number is another one with %s', (_, written) => {
  expect(partNumberKey(written)).not.toBe(partNumberKey('HM-2107'))
})

test('no part number has no key', () => {
  expect(partNumberKey('  ')).toBe('')
})

test('the key of a key is the key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = partNumberKey(text)
      expect(partNumberKey(key)).toBe(key)
    }),
    { examples: [['ΰ'], ['ﬁ'], ['ß']] },
  )
})
