import { expect, test } from 'vitest'
import { datesFor, greeting } from './dates.ts'

const losAngeles = datesFor('EN', 'America/Los_Angeles')

test("an instant is shown as the day of the person's time zone", () => {
  expect(losAngeles.day('2026-03-05T06:30:00Z')).toBe('03/04/2026')
  expect(datesFor('EN', 'America/New_York').day('2026-03-05T06:30:00Z')).toBe('03/05/2026')
})

test('what happened today shows its time, what happened before shows its day', () => {
  const now = new Date('2026-03-05T20:00:00Z')
  expect(losAngeles.recent('2026-03-05T17:12:00Z', now)).toBe('9:12 AM')
  expect(losAngeles.recent('2026-03-04T17:12:00Z', now)).toBe('Yesterday')
  expect(losAngeles.recent('2026-03-02T17:12:00Z', now)).toBe('03/02/2026')
})

test('French puts the day before the month', () => {
  expect(datesFor('FR', 'America/New_York').day('2026-03-05T12:00:00Z')).toBe('05/03/2026')
})

test('the greeting follows the hour', () => {
  expect([0, 11, 12, 17, 18, 23].map(greeting)).toEqual([
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ])
})

test('a calendar day is the same day in every time zone', () => {
  expect(losAngeles.calendarDay('2026-03-05')).toBe('03/05/2026')
  expect(datesFor('FR', 'America/New_York').calendarDay('2026-03-05')).toBe('05/03/2026')
})

test('times are written in the account’s language and named by its zone', () => {
  expect(losAngeles.time('2026-03-05T23:06:00Z')).toBe('3:06 PM')
  expect(datesFor('FR', 'America/Los_Angeles').time('2026-03-05T23:06:00Z')).toBe('15:06')
  expect(losAngeles.zone).toBe('Los Angeles')
})
