import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, parseDay } from '../calendar/index.ts'
import { DEADLINE_KINDS, deadlineKey, deadlineOf, entryDatesDue, isDated, parseDeadlineKey } from './index.ts'

const day = (text: string): CalendarDay => parseDay(text)!

const DATED = DEADLINE_KINDS.filter(isDated)

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(day('2024-01-01'), days))

describe('deadlines of an entry', () => {
  test.each([
    ['summary', '2026-12-04'],
    ['correction', '2027-09-15'],
    ['liquidation', '2027-10-01'],
    ['protest', '2028-03-29'],
    ['drawback', '2031-11-19'],
  ] as const)('an entry of November 19, 2026 has its %s on %s', (kind, expected) => {
    expect(deadlineOf(kind, day('2026-11-19'))).toBe(expected)
  })

  test('a protest counts from the day on which CBP liquidated, where it is known', () => {
    expect(deadlineOf('protest', day('2026-11-19'), day('2027-09-03'))).toBe('2028-03-01')
  })

  test('a Friday of liquidation takes the entries of seven days', () => {
    const dates = entryDatesDue('liquidation', { from: day('2027-10-01'), to: day('2027-10-01') })
    expect(dates).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  })

  test('no entry liquidates on a Thursday', () => {
    expect(entryDatesDue('liquidation', { from: day('2027-09-30'), to: day('2027-09-30') })).toBeUndefined()
  })

  test.each(DATED)('the entry dates of a span of %s days are all that lead into it, and no other', (kind) => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (from, length) => {
        const span = { from, to: addDays(from, length) }
        const found: CalendarDay[] = []
        for (let back = kind === 'drawback' ? 1830 : 600; back >= -length; back -= 1) {
          const entered = addDays(from, -back)
          const due = deadlineOf(kind, entered)
          if (due >= span.from && due <= span.to) found.push(entered)
        }
        expect(entryDatesDue(kind, span)).toEqual(
          found.length > 0 ? { from: found[0], to: found.at(-1) } : undefined,
        )
      }),
      { numRuns: 40 },
    )
  })

  test('an address names a kind and a day, and anything else is not read', () => {
    expect(parseDeadlineKey(deadlineKey('payment', day('2026-12-04')))).toEqual({
      kind: 'payment',
      day: '2026-12-04',
    })
    for (const key of ['', 'payment', 'payment:2026-02-30', 'tea:2026-12-04', 'payment:2026-12-04:x'])
      expect(parseDeadlineKey(key), key).toBeUndefined()
  })
})
