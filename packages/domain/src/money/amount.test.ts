import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatUsd, parseAmount, plainDecimal, roundAmount, roundDollars } from './amount.ts'
import { centsText, dollarsText, percentOf, scaled, toCents } from './cents.ts'

describe('reading typed numbers', () => {
  test.each([
    ['$12,129', '12129'],
    ['12,129.50', '12129.50'],
    [' 1248 ', '1248'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['-$5.00', '-5.00'],
    ['0', '0'],
  ])('%s is read as %s', (typed, plain) => expect(plainDecimal(typed)).toBe(plain))

  test.each(['1,5', '1.234,56', '12 kg', '', '.', '1e5', '1,2345', '(5.00)'])(
    '%j is left to a rule, not guessed',
    (typed) => expect(parseAmount(typed)).toBeUndefined(),
  )

  test.each(['9'.repeat(12), '9'.repeat(200), `0.${'1'.repeat(41)}`, '1e400', `1,${'000,'.repeat(40)}000`])(
    '%s is longer than any amount, and is left to a rule',
    (typed) => {
      expect(parseAmount(typed)).toBeUndefined()
      expect(scaled(typed, 2)).toBeUndefined()
    },
  )

  test('eleven whole digits are read exactly', () => {
    expect(plainDecimal('$99,999,999,999.99')).toBe('99999999999.99')
    expect(toCents('99999999999.99')).toBe(9_999_999_999_999n)
  })
})

describe('rounding', () => {
  test.each([
    ['123.50', '124'],
    ['123.49', '123'],
  ])('an entered value of %s is %s whole dollars', (typed, dollars) =>
    expect(roundDollars(new Big(typed))).toBe(dollars),
  )

  test.each([
    ['256.18515', '256.19'],
    ['123.54500', '123.55'],
    ['13.125', '13.13'],
    ['-13.125', '-13.13'],
  ])('an amount of %s is %s', (typed, cents) => {
    expect(roundAmount(new Big(typed), 'currency')).toBe(cents)
    expect(centsText(toCents(typed))).toBe(cents)
  })

  test('weights have 3 decimals, exchange rates 6, rates 4 and at most 999.9999', () => {
    expect(roundAmount(new Big('1.23456789'), 'quantity')).toBe('1.235')
    expect(roundAmount(new Big('1.23456789'), 'exchange')).toBe('1.234568')
    expect(roundAmount(new Big('3.9'), 'rate')).toBe('3.9000')
    expect(roundAmount(new Big('1000'), 'rate')).toBe('999.9999')
  })

  const decimal = fc
    .tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 999_999 }))
    .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(6, '0')}`)

  test('cents agree with the decimal library on every amount', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        const expected = new Big(text).round(2, Big.roundHalfUp)
        expect(new Big(centsText(toCents(text))).eq(expected)).toBe(true)
      }),
    )
  })

  test('a percentage agrees with the decimal library', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 9_999_999 }), (text, rate) => {
        const rateText = new Big(rate).div(10_000).toFixed(4)
        const cents = toCents(text)
        const expected = new Big(cents.toString()).times(rateText).div(100).round(0, Big.roundHalfUp)
        expect(percentOf(cents, rateText)?.toString()).toBe(expected.eq(0) ? '0' : expected.toFixed(0))
      }),
    )
  })

  test('an unreadable amount is no number', () => expect(scaled('twelve', 2)).toBeUndefined())
})

test.each([
  ['12129', '$12,129.00'],
  ['1234567.8', '$1,234,567.80'],
  ['999.995', '$1,000.00'],
  ['-5', '-$5.00'],
  ['twelve', 'twelve'],
  [undefined, ''],
])('%s is shown as %s', (typed, shown) => expect(formatUsd(typed)).toBe(shown))

test.each([
  [2_425_800n, '$24,258.00'],
  [47_303n, '$473.03'],
  [5n, '$0.05'],
  [-123_456_789n, '-$1,234,567.89'],
  [100_000_000_000n, '$1,000,000,000.00'],
])('%s cents are said as %s', (cents, words) => expect(dollarsText(cents)).toBe(words))
