import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, parseDay } from '../calendar/index.ts'
import type { TotalsSection } from '../entry/draft.ts'
import { paymentDays, paymentDueDay, statementDay } from './payment.ts'

const due = (payment: TotalsSection, entryDate = '2026-02-24') =>
  paymentDueDay({ header: { entry_date: entryDate }, totals_declarations: payment })

test('an entry that is paid alone is due ten working days after its entry date', () => {
  expect(due({})).toBe('2026-03-10')
  expect(due({ payment_type: '1' })).toBe('2026-03-10')
})

test('a daily statement does not put the day off', () =>
  expect(due({ payment_type: '3', statement_date: '2026-03-09' })).toBe('2026-03-10'))

test('a monthly statement is due on the fifteenth working day of its month', () => {
  expect(due({ payment_type: '7', statement_date: '2026-03-06', statement_month: '03' })).toBe('2026-03-20')
  expect(due({ payment_type: '7', statement_month: '04' })).toBe('2026-04-21')
  expect(due({ payment_type: '6', statement_month: '01' }, '2026-12-21')).toBe('2027-01-25')
})

test('without an entry date or a month, or for an unknown code, the day is not known or is that of a single payment', () => {
  expect(due({}, '')).toBeUndefined()
  expect(due({ payment_type: '8' })).toBeUndefined()
  expect(due({ payment_type: '9' })).toBe('2026-03-10')
})

const ALONE = '2026-03-10'

test.each([
  ['1', { statement_date: '' }, undefined, ALONE],
  ['2', { statement_date: '2026-03-09' }, '2026-03-09', ALONE],
  ['3', { statement_date: '2026-03-09' }, '2026-03-09', ALONE],
  ['5', { statement_date: '2026-03-09' }, '2026-03-09', ALONE],
  ['6', { statement_date: '2026-03-11', statement_month: '03' }, '2026-03-11', '2026-03-20'],
  ['7', { statement_date: '2026-03-11', statement_month: '04' }, '2026-03-11', '2026-04-21'],
  ['8', { statement_date: '2026-03-11', statement_month: '05' }, '2026-03-11', '2026-05-21'],
])('payment type %s: the day of its statement, and the last day to pay', (payment_type, typed, on, by) => {
  const payment = { payment_type, ...typed }
  expect(statementDay(payment)).toBe(on)
  expect(due(payment)).toBe(by)
})

test('released on February 24: alone by March 10, or ten days later with the statement of March', () => {
  const days = { alone: '2026-03-10', monthly: '2026-03-20', month: '2026-03', later: 10 }
  expect(paymentDays('2026-02-24')).toEqual(days)
  expect(paymentDays('2026-03-05', parseDay('2026-02-24'))).toEqual(days)
  expect(paymentDays('')).toBeUndefined()
})

test('the monthly statement is never paid earlier than an entry alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), (after) => {
      const { later } = paymentDays(addDays(parseDay('2020-01-01')!, after))!
      expect(later).toBeGreaterThan(0)
    }),
  )
})
