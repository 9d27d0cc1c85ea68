import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, daysBetween, parseDay } from '../calendar/index.ts'
import { type AnnouncedPrice, NOTICE_DAYS, nextPrice, priceOn } from './prices.ts'

const day = (text: string): CalendarDay => parseDay(text)!
const noon = (on: CalendarDay): Date => new Date(`${on}T12:00:00Z`)
const price = (from: string, amount: bigint, announcedOn: string): AnnouncedPrice => ({
  from: day(from),
  amount,
  announcedOn: day(announcedOn),
  announcedAt: noon(day(announcedOn)),
})
const LONG_AGO = new Date('2024-01-01T00:00:00Z')

test('without a price nothing is charged', () => {
  expect(priceOn([], day('2026-03-05'), LONG_AGO)).toBe(0n)
  expect(nextPrice([], day('2026-03-05'), LONG_AGO)).toBeUndefined()
})

describe('a fee of $25.00 from April 1, announced on March 1, and $30.00 from June 1, announced on April 20', () => {
  const prices = [price('2026-06-01', 30_00n, '2026-04-20'), price('2026-04-01', 25_00n, '2026-03-01')]
  test.each([
    ['2026-03-31', 0n],
    ['2026-04-01', 25_00n],
    ['2026-05-31', 25_00n],
    ['2026-06-01', 30_00n],
  ])('a filing accepted on %s costs %s cents', (on, cents) =>
    expect(priceOn(prices, day(on), LONG_AGO)).toBe(cents),
  )
  test('the change that comes is known before', () => {
    expect(nextPrice(prices, day('2026-03-05'), LONG_AGO)).toEqual({ from: '2026-04-01', amount: 25_00n })
    expect(nextPrice(prices, day('2026-05-31'), LONG_AGO)).toEqual({ from: '2026-06-01', amount: 30_00n })
    expect(nextPrice(prices, day('2026-06-01'), LONG_AGO)).toBeUndefined()
  })
})

describe('a rise that was announced 10 days ahead', () => {
  const prices = [price('2026-01-01', 25_00n, '2025-11-01'), price('2026-03-01', 40_00n, '2026-02-19')]
  test.each([
    ['2026-03-01', 25_00n],
    ['2026-03-20', 25_00n],
    ['2026-03-21', 40_00n],
  ])('counts from the thirtieth day after the announcement: on %s a filing costs %s cents', (on, cents) =>
    expect(priceOn(prices, day(on), LONG_AGO)).toBe(cents),
  )
  test('binds an organization that joined after the announcement from its first day', () =>
    expect(priceOn(prices, day('2026-03-01'), new Date('2026-02-25T00:00:00Z'))).toBe(40_00n))
  test('the end of the notice is the day of the next price', () =>
    expect(nextPrice(prices, day('2026-03-01'), LONG_AGO)).toEqual({ from: '2026-03-21', amount: 40_00n }))
})

test('a price that falls needs no notice', () => {
  const prices = [price('2026-01-01', 25_00n, '2025-11-01'), price('2026-03-01', 20_00n, '2026-03-01')]
  expect(priceOn(prices, day('2026-03-01'), LONG_AGO)).toBe(20_00n)
})

const start = day('2026-01-01')
const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays(start, days))
const anyPrice = fc
  .record({ from: anyDay, amount: fc.bigInt({ min: 0n, max: 500_00n }), announcedOn: anyDay })
  .map((one): AnnouncedPrice => ({ ...one, announcedAt: noon(one.announcedOn) }))
const anyPrices = fc.uniqueArray(anyPrice, { selector: ({ from }) => from, maxLength: 6 })

test('an organization never pays more than it paid 30 days before, unless it had notice of a price that high', () => {
  fc.assert(
    fc.property(anyPrices, anyDay, (prices, on) => {
      const now = priceOn(prices, on, LONG_AGO)
      const noticed = prices.filter(
        (one) => one.from <= on && daysBetween(one.announcedOn, on) >= NOTICE_DAYS,
      )
      const most = [0n, ...noticed.map(({ amount }) => amount)].reduce((a, b) => (a > b ? a : b))
      expect(now <= most).toBe(true)
    }),
  )
})

test('until the next price comes, no day has another one', () => {
  fc.assert(
    fc.property(anyPrices, anyDay, anyDay, (prices, on, other) => {
      const next = nextPrice(prices, on, LONG_AGO)
      if (next) expect(priceOn(prices, next.from, LONG_AGO)).toBe(next.amount)
      if (other >= on && (!next || other < next.from))
        expect(priceOn(prices, other, LONG_AGO)).toBe(priceOn(prices, on, LONG_AGO))
    }),
  )
})
