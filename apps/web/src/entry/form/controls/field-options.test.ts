import type { FieldLookup } from '@edfe/domain/entry'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { expect, test } from 'vitest'
import { optionsOf } from './field-options.ts'

const labelOf = (lookup: FieldLookup, code: string) =>
  optionsOf(lookup, SPECIFICATION_PROFILE).find(({ value }) => value === code)?.label

test.each([
  ['units', 'CTN'],
  ['units', 'BOX'],
  ['units', 'PKG'],
  ['entry-types', '61'],
  ['bond-types', '9'],
] as const)('%s: %s is marked as a choice that cannot be filed', (lookup, code) => {
  expect(labelOf(lookup, code)).toMatch(/ \(cannot be filed here\)$/)
})

test.each([
  ['units', 'PCS'],
  ['units', 'DOZ'],
  ['units', 'X'],
  ['entry-types', '01'],
  ['bond-types', '8'],
] as const)('%s: %s is not marked', (lookup, code) => {
  expect(labelOf(lookup, code)).not.toContain('cannot be filed')
})
