import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDay, parseDay } from './calendar-day.ts'
import { federalHolidays, isFederalHoliday } from './federal-holidays.ts'
import { addWorkingDays, isBusinessDay, workingDaysBetween } from './working-days.ts'

const day = (text: string): CalendarDay => parseDay(text)!

describe('federal holidays', () => {
  test('the eleven holidays of 2026, Independence Day observed on the Friday before', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
  })

  test.each([
    ['2027-12-31', true, 'New Year on a Saturday is observed on the last day of the year before'],
    ['2023-01-02', true, 'New Year on a Sunday is observed on Monday'],
    ['2020-06-19', false, 'Juneteenth was no federal holiday before 2021'],
    ['2026-07-04', false, 'the Saturday itself is not the observed day'],
    ['2026-05-25', true, 'Memorial Day is the last Monday of May'],
  ])('%s: %s, since %s', (text, expected) => {
    expect(isFederalHoliday(day(text))).toBe(expected)
  })
})

describe('working days', () => {
  test('an entry of 24 February 2026 is due ten working days later, on 10 March', () => {
    expect(addWorkingDays(day('2026-02-24'), 10)).toBe('2026-03-10')
    expect(workingDaysBetween(day('2026-02-24'), day('2026-03-10'))).toBe(10)
  })

  test('ten working days over Thanksgiving take a day more', () => {
    expect(addWorkingDays(day('2026-11-20'), 10)).toBe('2026-12-07')
  })

  test('a weekend and a holiday are no working days', () => {
    expect(isBusinessDay(day('2026-11-21'))).toBe(false)
    expect(isBusinessDay(day('2026-11-26'))).toBe(false)
    expect(isBusinessDay(day('2026-11-27'))).toBe(true)
  })

  const anyDay = fc.integer({ min: 0, max: 20000 }).map((offset) => addDays(day('2000-01-01'), offset))

  test('counting what was added gives the same number back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (start, count) => {
        expect(workingDaysBetween(start, addWorkingDays(start, count))).toBe(count)
      }),
      { numRuns: 60 },
    )
  })

  test('the days between two dates are the same number in both directions from working days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 40 }), (start, count) => {
        const from = addWorkingDays(start, 1)
        const to = addWorkingDays(from, count)
        expect(workingDaysBetween(to, from) + workingDaysBetween(from, to)).toBe(0)
        expect(addWorkingDays(to, -count)).toBe(from)
      }),
      { numRuns: 60 },
    )
  })
})
