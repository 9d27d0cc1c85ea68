import { expect, test } from 'vitest'
import { type CalendarDay, parseDay } from './calendar-day.ts'
import { addMonths, monthOf, nextMonthNumbered, workingDayOf } from './months.ts'

const day = (text: string): CalendarDay => parseDay(text)!

test('months are added over the end of a year', () => {
  expect(addMonths(monthOf(day('2026-11-20')), 2)).toBe('2027-01')
  expect(addMonths(monthOf(day('2026-01-31')), 0)).toBe('2026-01')
})

test.each([
  ['03', '2026-03-05', '2026-03'],
  ['05', '2026-03-05', '2026-05'],
  ['01', '2026-12-20', '2027-01'],
  ['02', '2026-03-05', '2027-02'],
])('month %s seen from %s is %s', (number, from, month) =>
  expect(nextMonthNumbered(number, day(from))).toBe(month),
)

test.each(['13', '00', '3', '', undefined])('%j names no month', (number) =>
  expect(nextMonthNumbered(number, day('2026-03-05'))).toBeUndefined(),
)

test('the fifteenth working day of April 2026 is the 21st; of November, with a holiday, the 23rd', () => {
  expect(workingDayOf(monthOf(day('2026-04-01')), 15)).toBe('2026-04-21')
  expect(workingDayOf(monthOf(day('2026-11-01')), 15)).toBe('2026-11-23')
})
