import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsText, toCents } from '../money/index.ts'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { keptValue, withKeptValues } from './kept-value.ts'

describe('an entered value under CBP’s rules', () => {
  test.each([
    ['12129.49', '12129'],
    ['12129.50', '12130'],
    ['12,129.5', '12130'],
    ['$0.50', '1'],
    ['0.49', '0'],
    ['12129', '12129'],
    ['12129.00', '12129.00'],
    ['', ''],
    ['-5.50', '-5.50'],
    ['1.234,56', '1.234,56'],
  ])('that is typed as %s is kept as %s', (typed, kept) => expect(keptValue(typed, CBP_PROFILE)).toBe(kept))

  test('is whole, at most half a dollar away, and rounds once', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999n }), (cents) => {
        const kept = keptValue(centsText(cents), CBP_PROFILE)
        const difference = toCents(kept) - cents
        expect(toCents(kept) % 100n).toBe(0n)
        expect(difference > -50n && difference <= 50n).toBe(true)
        expect(keptValue(kept, CBP_PROFILE)).toBe(kept)
      }),
    )
  })
})

test('under the specification’s rules, cents stay for the rule that refuses them', () => {
  expect(keptValue('12129.50', SPECIFICATION_PROFILE)).toBe('12129.50')
})

test('every line of a draft has its value as it is kept, and nothing else changes', () => {
  const lines = ['10.50', '', undefined].map((entered_value, index) => ({
    id: `${index}`,
    line_number: index + 1,
    charges: '4.50',
    entered_value,
  }))
  const kept = withKeptValues({ line_items: lines }, CBP_PROFILE).line_items
  expect(kept).toEqual([{ ...lines[0], entered_value: '11' }, lines[1], lines[2]])
  expect(withKeptValues({}, CBP_PROFILE)).toEqual({})
})
