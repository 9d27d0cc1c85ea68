import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupThousands, plainDecimal, wholePart } from './amount.ts'
import {
  allocate,
  centsText,
  dollarsText,
  formatUsd,
  percentOf,
  roundAmount,
  scaled,
  sumCents,
  toCents,
  wholeDollars,
} from './cents.ts'

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
    (typed) => expect(plainDecimal(typed)).toBeUndefined(),
  )

  test.each(['9'.repeat(12), '9'.repeat(200), `0.${'1'.repeat(41)}`, '1e400', `1,${'000,'.repeat(40)}000`])(
    '%s is longer than any amount, and is left to a rule',
    (typed) => {
      expect(plainDecimal(typed)).toBeUndefined()
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
    expect(centsText(wholeDollars(toCents(typed)))).toBe(`${dollars}.00`),
  )

  test.each([
    ['256.18515', '256.19'],
    ['123.54500', '123.55'],
    ['13.125', '13.13'],
    ['-13.125', '-13.13'],
  ])('an amount of %s is %s', (typed, cents) => {
    expect(roundAmount(typed, 'currency')).toBe(cents)
    expect(centsText(toCents(typed))).toBe(cents)
  })

  test('weights have 3 decimals, exchange rates 6, rates 4 and at most 999.9999', () => {
    expect(roundAmount('1.23456789', 'quantity')).toBe('1.235')
    expect(roundAmount('1.23456789', 'exchange')).toBe('1.234568')
    expect(roundAmount('3.9', 'rate')).toBe('3.9000')
    expect(roundAmount('1000', 'rate')).toBe('999.9999')
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

  test.each(['currency', 'quantity', 'exchange', 'rate'] as const)(
    'rounding to the places of a %s agrees with the decimal library',
    (kind) => {
      const places = { currency: 2, quantity: 3, exchange: 6, rate: 4 }[kind]
      fc.assert(
        fc.property(decimal, (text) => {
          const exact = new Big(text).round(places, Big.roundHalfUp)
          const expected = kind === 'rate' && exact.gt('999.9999') ? new Big('999.9999') : exact
          expect(new Big(roundAmount(text, kind)!).eq(expected)).toBe(true)
        }),
      )
    },
  )

  test('whole dollars agree with the decimal library on every amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), (cents) => {
        const expected = new Big(cents.toString()).div(100).round(0, Big.roundHalfUp)
        expect(new Big(centsText(wholeDollars(cents))).eq(expected)).toBe(true)
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

test.each([
  ['1234567', '1,234,567'],
  ['-1234567.8901', '-1,234,567.8901'],
  ['999', '999'],
  ['0.123456', '0.123456'],
])('%s is grouped as %s', (decimal, grouped) => expect(groupThousands(decimal)).toBe(grouped))

test.each([
  ['1,248.9', '1248'],
  ['.9', '0'],
  ['12 kg', undefined],
])('the whole part of %s is %s', (typed, whole) => expect(wholePart(typed)).toBe(whole))

describe('sharing an amount', () => {
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 })
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n })

  test('the shares add up to it', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
        expect(sumCents(allocate(amount, by))).toBe(amount)
      }),
    )
  })

  test('each share is within a cent of its exact part, and no weight has no share', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
        const total = by.reduce((sum, weight) => sum + weight, 0n)
        fc.pre(total > 0n)
        allocate(amount, by).forEach((share, index) => {
          const exact = new Big((amount * by[index]!).toString()).div(total.toString())
          expect(exact.minus(share.toString()).abs().lte(1)).toBe(true)
          if (by[index] === 0n) expect(share).toBe(0n)
        })
      }),
    )
  })

  test('without any weight the first share is the whole amount', () =>
    expect(allocate(500n, [0n, 0n])).toEqual([500n, 0n]))
})

test('a rate counts as it is stored: 1.23456 % of a million is the duty at 1.2346 %', () => {
  expect(percentOf(100_000_000n, '1.23456')).toBe(percentOf(100_000_000n, '1.2346'))
  expect(percentOf(100_000_000n, '1.23456')).toBe(1_234_600n)
})
