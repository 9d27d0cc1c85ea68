import { expect, test } from 'vitest'
import { distanceLabel, isPressing, monthDay, shortDay } from './short-day.ts'

test('a deadline is a weekday and a day, with the year of another year', () => {
  expect(shortDay('2026-12-04', '2026-11-23')).toBe('Fri Dec 4')
  expect(shortDay('2027-10-01', '2026-11-23')).toBe('Fri Oct 1, 2027')
})

test('a narrow column leaves the weekday out', () => {
  expect([monthDay('2026-12-04', '2026-11-23'), monthDay('2025-12-04', '2026-11-23')]).toEqual([
    ...['Dec 4', 'Dec 4, 2025'],
  ])
})

test.each([
  ['2026-11-23', 'Today'],
  ['2026-11-24', 'Tomorrow'],
  ['2026-12-04', 'In 11 days'],
  ['2026-11-22', 'Yesterday'],
  ['2026-11-20', '3 days ago'],
])('%s is %s on November 23, 2026', (day, label) => {
  expect(distanceLabel(day, '2026-11-23')).toBe(label)
})

test('a last day is pressing today, tomorrow and when it is past', () => {
  const pressing = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25']
  expect(pressing.map((day) => isPressing(day, '2026-11-23'))).toEqual([true, true, true, false])
})
