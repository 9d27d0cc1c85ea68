import { expect, test } from 'vitest'
import { maskTypedText, snapshot } from './record-audit.ts'

test.each([
  ['his number is 123456789', 'his number is ***-**-6789'],
  ['123-45-6789, as filed', '***-**-6789, as filed'],
  ['SSN １２３－４５－６７８９', 'SSN ***-**-6789'],
  ['SSN １２３４５６７８９', 'SSN ***-**-6789'],
  ['call ２１２５５５０１２３', 'call ２１２５５５０１２３'],
  ['call 2125550123', 'call 2125550123'],
  ['EIN 12-3456789', 'EIN 12-3456789'],
  ['container MSKU123456789', 'container MSKU123456789'],
])('the comment "%s" is stored as "%s"', (typed, stored) => {
  expect(maskTypedText(typed)).toBe(stored)
})

test('nine digits in another field of an entry stay in the audit log', () => {
  expect(snapshot({ bill_of_lading: '123456789' })).toBe('{"bill_of_lading":"123456789"}')
})
