import { expect, test } from 'vitest'
import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { isSecurityFilingLate, lateFilingCost, securityFilingDeadlines } from './deadlines.ts'

const day = (text: string): CalendarDay => parseDay(text)!

test('a filing is due the day before lading, stuffing place and consolidator the day before arrival', () => {
  expect(securityFilingDeadlines(day('2026-12-01'), day('2026-12-18'))).toEqual({
    filing: '2026-11-30',
    flexible: '2026-12-17',
  })
})

test('no day of arrival, no deadline for what follows', () => {
  expect(securityFilingDeadlines(day('2026-12-01'), undefined).flexible).toBeUndefined()
})

test('a voyage of less than a day leaves until lading', () => {
  expect(securityFilingDeadlines(day('2026-12-01'), day('2026-12-01')).flexible).toBe('2026-12-01')
})

test('five elements are due by lading', () => {
  expect(securityFilingDeadlines(day('2026-12-01'), day('2026-12-18'), true)).toEqual({
    filing: '2026-12-01',
    flexible: undefined,
  })
})

test.each([
  [undefined, '2026-11-30', false],
  [undefined, '2026-12-01', true],
  ['2026-11-30', '2026-12-20', false],
  ['2026-12-01', '2026-12-20', true],
])('filed on %s, seen on %s: late %s', (filedOn, today, late) => {
  const deadlines = securityFilingDeadlines(day('2026-12-01'), undefined)
  expect(isSecurityFilingLate(parseDay(filedOn), day(today), deadlines)).toBe(late)
})

test('a late filing may cost 5,000 dollars', () => {
  expect(lateFilingCost()).toEqual({ id: 'isf.late-filing', params: { amount: 5000 } })
})
