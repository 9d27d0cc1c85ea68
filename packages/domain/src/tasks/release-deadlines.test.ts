import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { depositDueDay } from '../calculations/payment.ts'
import { type CalendarDay, parseDay } from '../calendar/index.ts'
import { redeliveryDemandEnds, redeliveryDue } from './release-deadlines.ts'

const day = (text: string): CalendarDay => parseDay(text)!

test.each([
  ['the day before Thanksgiving', '2026-11-25', '2026-12-10'],
  ['a Saturday', '2026-11-28', '2026-12-11'],
  ['the week before Christmas', '2026-12-18', '2027-01-05'],
  ['the day before Christmas', '2026-12-24', '2027-01-11'],
  ['the days before King day', '2027-01-04', '2027-01-19'],
  ['the days before a Juneteenth on a Saturday', '2027-06-10', '2027-06-25'],
  ['the days before an Independence Day on a Sunday', '2027-06-25', '2027-07-12'],
  ['the days before a Christmas on a Saturday', '2027-12-23', '2028-01-10'],
  ['the days before Presidents Day', '2028-02-11', '2028-02-28'],
  ['the days before a Veterans Day on a Saturday', '2028-11-09', '2028-11-27'],
])('goods released on %s, %s, have their summary by %s', (_, released, due) => {
  expect(depositDueDay('2026-01-02', day(released))).toBe(due)
})

const VECTORS = '../shared/reference/customs/deadline_vectors.tsv'

describe.runIf(existsSync(VECTORS))('the days agree with the table', () => {
  const rows = readFileSync(VECTORS, 'utf8').trimEnd().split('\n').slice(1)
  test.each(rows.map((row) => row.split('\t')))('%s: %s', (released = '', due) => {
    expect(depositDueDay(undefined, day(released))).toBe(due)
  })
})

test('CBP has thirty days to demand goods back, and the importer thirty to bring them', () => {
  expect(redeliveryDemandEnds(day('2026-12-03'))).toBe('2027-01-02')
  expect(redeliveryDue(day('2026-12-15'))).toBe('2027-01-14')
})
