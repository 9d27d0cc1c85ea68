import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_WHOLE_DIGITS } from './amount.ts'
import { scaled, sumTyped } from './cents.ts'

test.each([
  ['amounts with and without cents', ['12.50', '7', '0.01'], 1951n],
  ['amounts with commas, and more decimals than are kept', ['1,000.00', '0.005'], 100001n],
  ['missing and unreadable ones, which count nothing', [undefined, '', 'about 5', '3'], 300n],
  ['none', [], 0n],
])('the sum of %s', (_, amounts, cents) => expect(sumTyped(amounts, 2)).toBe(cents))

test('a sum is exact beyond what a number holds', () => {
  const amounts = Array.from({ length: 2000 }, () => '99999999999.99')
  expect(sumTyped(amounts, 2)).toBe(9_999_999_999_999n * 2000n)
})

test('digits and decimals round half up to the places that are kept', () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{1,${most}}$`))
  fc.assert(
    fc.property(
      digits(MAX_WHOLE_DIGITS),
      digits(9),
      fc.integer({ min: 0, max: 4 }),
      (whole, fraction, places) => {
        const kept = `${whole}${fraction.padEnd(places, '0').slice(0, places)}`
        const isUp = Number(fraction[places] ?? '0') >= 5
        expect(scaled(`${whole}.${fraction}`, places)).toBe(BigInt(kept) + (isUp ? 1n : 0n))
      },
    ),
  )
})

test('a sum is that of its amounts one by one', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => (cents / 100).toFixed(2)),
    fc.constantFrom('', '1,250.5', '-3.10', '.5', '12.', '0.005', '999999999999.99', 'none'),
  )
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const oneByOne = amounts.reduce((sum, each) => sum + (scaled(each, 2) ?? 0n), 0n)
      expect(sumTyped(amounts, 2)).toBe(oneByOne)
    }),
  )
})
