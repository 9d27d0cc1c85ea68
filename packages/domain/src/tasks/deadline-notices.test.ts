import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addWorkingDays, type CalendarDay } from '../calendar/index.ts'
import { NOTICED_KINDS, type NoticedKind, noticedSpan, reminderOn } from './deadline-notices.ts'

const on = (kind: NoticedKind, day: string, today: string, isDebit = false) =>
  reminderOn({ kind, day: day as CalendarDay, isDebit }, today as CalendarDay)

describe('the summary of goods released on Friday, February 13, 2026, before Presidents Day', () => {
  // The ten working days end on Monday, March 2; the eighth is Thursday, February 26.
  test.each([
    ['2026-02-25', undefined],
    ['2026-02-26', 'two_days_before'],
    ['2026-03-01', 'two_days_before'],
    ['2026-03-02', 'last_day'],
    ['2026-03-03', undefined],
  ])('has on %s the notification %s', (today, reminder) =>
    expect(on('summary', '2026-03-02', today)).toBe(reminder),
  )
})

describe('a debit on Tuesday, January 20, 2026, after the day of Martin Luther King', () => {
  test.each([
    ['2026-01-14', undefined],
    ['2026-01-15', 'two_days_before'],
    ['2026-01-16', 'day_before'],
    ['2026-01-19', 'day_before'],
    ['2026-01-20', 'day_before'],
    ['2026-01-21', 'late'],
    ['2026-01-27', 'late'],
    ['2026-01-28', undefined],
  ])('has on %s the notification %s', (today, reminder) =>
    expect(on('payment', '2026-01-20', today, true)).toBe(reminder),
  )
})

test('a payment without a statement is notified on the eighth and the tenth working day, and once it is late', () => {
  const days = ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11']
  expect(days.map((today) => on('payment', '2026-03-10', today))).toEqual([
    undefined,
    'two_days_before',
    'two_days_before',
    'last_day',
    'late',
  ])
})

test.each([
  ['security_filing', '2026-03-08'],
  ['request', '2026-03-08'],
  ['correction', '2026-04-04'],
  ['protest', '2026-04-04'],
] as const)('a %s is notified on March 5 when its last day is at the latest %s', (kind, day) => {
  expect(on(kind, day, '2026-03-05')).toBe('ahead')
  expect(on(kind, addDays(day as CalendarDay, 1), '2026-03-05')).toBeUndefined()
})

test('no last day outside the span has a notification', () => {
  const offset = fc.integer({ min: -60, max: 60 })
  fc.assert(
    fc.property(
      fc.constantFrom(...NOTICED_KINDS),
      offset,
      offset,
      fc.boolean(),
      (kind, at, after, isDebit) => {
        const today = addDays('2026-01-20' as CalendarDay, at)
        const day = addWorkingDays(today, after)
        const { from, to } = noticedSpan(kind, today)
        if (reminderOn({ kind, day, isDebit }, today)) expect(from <= day && day <= to).toBe(true)
      },
    ),
  )
})
