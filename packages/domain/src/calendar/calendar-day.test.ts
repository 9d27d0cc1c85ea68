import { expect, test } from 'vitest'
import { addDays, addYears, dayInZone, formatDay, parseDay } from './calendar-day.ts'

test.each([
  ['2026-03-05', '2026-03-05'],
  ['03/05/2026', '2026-03-05'],
  ['3/5/2026', '2026-03-05'],
  [' 03/05/2026 ', '2026-03-05'],
  ['02/29/2024', '2024-02-29'],
])('%j names the day %s', (typed, day) => expect(parseDay(typed)).toBe(day))

test.each([
  '02/30/2026',
  '02/29/2026',
  '13/01/2026',
  '0050-01-01',
  '2026-3-5',
  'yesterday',
  '',
  '03/05/26',
  undefined,
])('%j names no day', (typed) => expect(parseDay(typed)).toBeUndefined())

test('a day is written as the form writes it', () =>
  expect(formatDay(parseDay('2026-03-05')!)).toBe('03/05/2026'))

test('days and years are added across months and leap years', () => {
  expect(addDays(parseDay('2026-02-24')!, 10)).toBe('2026-03-06')
  expect(addDays(parseDay('2026-03-01')!, -1)).toBe('2026-02-28')
  expect(addYears(parseDay('2024-02-29')!, -1)).toBe('2023-02-28')
})

test('today depends on the time zone', () => {
  const instant = new Date('2026-03-05T03:00:00Z')
  expect(dayInZone(instant, 'America/New_York')).toBe('2026-03-04')
  expect(dayInZone(instant, 'Asia/Taipei')).toBe('2026-03-05')
})
