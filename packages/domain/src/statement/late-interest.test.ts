import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDay, parseDay } from '../calendar/index.ts'
import { INTEREST_RATES } from '../reference/interest-rates.ts'
import { latePayment } from './late-interest.ts'

const day = (text: string): CalendarDay => parseDay(text)!

test.each([
  ['2026-02-02', '2026-02-02', undefined],
  ['2026-02-02', '2026-01-30', undefined],
  // 10,000 dollars, 7 percent a year, 10 days.
  ['2026-02-02', '2026-02-12', [10, 1918n]],
  // Ten days at 8 percent, ten at 7.
  ['2024-12-21', '2025-01-10', [20, 4110n]],
  ['2026-03-30', '2026-04-01', [2, undefined]],
  ['2026-11-02', '2026-11-05', [3, undefined]],
  ['2016-03-01', '2016-03-05', [4, undefined]],
])('$10,000 due on %s and paid on %s', (due, paid, expected) => {
  const late = latePayment(1_000_000n, day(due), day(paid))
  expect(late && [late.days, late.interest]).toEqual(expected)
})

test('the rates follow each other without a gap, each with its source', () => {
  for (const [index, { from, source }] of INTEREST_RATES.entries()) {
    const before = INTEREST_RATES[index - 1]
    if (before) expect(addDays(day(before.to), 1)).toBe(from)
    expect(source).not.toBe('')
  }
})

test('a later day never costs less', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3000 }), fc.integer({ min: 1, max: 200 }), (start, days) => {
      const due = addDays(day('2016-04-01'), start)
      const [first, second] = [days, days + 1].map((late) => latePayment(123_456n, due, addDays(due, late)))
      if (first?.interest === undefined || second?.interest === undefined) return
      expect(second.interest).toBeGreaterThanOrEqual(first.interest)
    }),
  )
})
