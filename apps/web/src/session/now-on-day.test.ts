import { expect, test } from 'vitest'
import { nowOnDay } from './now-on-day.ts'

const NOW = '2026-11-30T07:46:00.000Z'
const against = (today: string | undefined, since: string | null) =>
  nowOnDay(new Date(NOW), today, since).toISOString()

test('what happened before the fixed day of a demonstration is as old as it was on that day', () => {
  expect(against('2026-10-29', '2026-10-28T12:00:00Z')).toBe('2026-10-29T07:46:00.000Z')
})

test('what happens in a demonstration has the age that the clock says', () => {
  expect(against('2026-10-29', '2026-11-30T04:46:00Z')).toBe(NOW)
  expect(against('2026-03-05', null)).toBe(NOW)
})

test('without a fixed day it is now, also where the day of the organization is the one before or after', () => {
  for (const today of ['2026-11-29', '2026-11-30', '2026-12-01', undefined])
    expect(against(today, '2026-10-28T12:00:00Z')).toBe(NOW)
})
