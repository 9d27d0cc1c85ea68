import { addDays, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { mpfExemption, SPIS } from '@edfe/domain/reference'
import { describe, expect, test } from 'vitest'
import { PREFERENCE_PROGRAMS, programTime } from './programs.ts'

const day = (text: string): CalendarDay => parseDay(text)!
const TODAY = day('2026-11-25')

/** Days on which a program begins and ends, and whether it ended for sure. */
const TIMES = [
  ['A', 'GSP', undefined, '2020-12-31', true],
  ['A+', 'GSP, least developed', undefined, '2020-12-31', true],
  ['D', 'AGOA', undefined, '2026-12-31', true],
  ['9819.11.12', 'AGOA, apparel', undefined, '2026-12-31', true],
  ['9820.61.25', 'Haiti HOPE', undefined, '2026-12-31', true],
  ['9820.85.44', 'Haiti HOPE, wiring sets', undefined, '2026-12-31', true],
  ['R', 'CBTPA', undefined, '2030-09-30', true],
  ['J', 'ATPA', undefined, '2013-07-31', false],
  ['J+', 'ATPDEA', undefined, '2013-07-31', false],
  ['NP', 'Nepal', undefined, '2025-12-31', false],
  ['CA', 'NAFTA, Canada', undefined, '2020-06-30', true],
  ['MX', 'NAFTA, Mexico', undefined, '2020-06-30', true],
  ['S', 'USMCA', '2020-07-01', undefined, true],
  ['S+', 'USMCA, certain goods', '2020-07-01', undefined, true],
] as const

const digits = (claim: string) => claim.replaceAll('.', '')
const on = (claim: string, text: string) => programTime(digits(claim), day(text))

describe.each(TIMES)('the claim %s, %s', (claim, _, from, until, isSure) => {
  test.runIf(until)('holds on its last day, and not on the next', () => {
    expect(on(claim, until!)).toBeUndefined()
    expect(programTime(digits(claim), addDays(day(until!), 1))).toEqual({ time: 'ended', day: until, isSure })
  })
  test.runIf(from)('holds on its first day, and not on the day before', () => {
    expect(on(claim, from!)).toBeUndefined()
    expect(programTime(digits(claim), addDays(day(from!), -1))).toEqual({ time: 'early', day: from, isSure })
  })
})

test('a claim of AGOA holds on the days of its lapse, which Congress healed', () =>
  expect([on('D', '2025-10-01'), on('D', '2026-02-02')]).toEqual([undefined, undefined]))

test.each('E AU BH CL CO P P+ IL N JO JP KR MA OM PA PE SG B C K L Y Z W'.split(' '))(
  'the claim %s has no end',
  (spi) => expect(programTime(spi, day('2040-01-01'))).toBeUndefined(),
)

test('the headings of CBTPA are not those of Haiti', () =>
  expect(on('9820.11.12', '2027-01-01')).toBeUndefined())

test('every program that ends is in the table of its days', () => {
  const ending = PREFERENCE_PROGRAMS.filter(({ from, until }) => from || until).map(({ spi }) => spi)
  expect(ending.filter((spi) => !TIMES.some(([claim]) => claim === spi))).toEqual([])
})

test('the mark A* of the special column is never filed', () =>
  expect(SPIS.map(({ code }) => code)).not.toContain('A*'))

/** 19 U.S.C. 58c(b)(8)(B) and (10) to (21); CBP AE table 8. */
test.each([
  ['S', 'CA', true],
  ['S', 'MX', true],
  ['IL', 'IL', true],
  ['CL', 'CL', true],
  ['SG', 'SG', true],
  ['AU', 'AU', true],
  ['P', 'SV', true],
  ['BH', 'BH', true],
  ['OM', 'OM', true],
  ['PE', 'PE', true],
  ['KR', 'KR', true],
  ['CO', 'CO', true],
  ['PA', 'PA', true],
  ['E', 'JM', true],
  ['R', 'JM', true],
  ['N', 'JO', true],
  ['W', 'JM', true],
  ['Y', 'GU', true],
  ['S+', 'MX', false],
  ['JO', 'JO', false],
  ['JP', 'JP', false],
  ['MA', 'MA', false],
  ['NP', 'NP', true],
  ['D', 'KE', false],
  ['D', 'LS', true],
  ['A', 'TH', false],
  ['B', 'CA', false],
  ['C', 'FR', false],
  ['K', 'CH', false],
  ['L', 'CH', false],
  ['J', 'PE', false],
  ['Z', 'PW', false],
  ['', 'HT', true],
  ['', 'CA', false],
])(
  'goods of the claim %j and the origin %s are free of the merchandise processing fee: %s',
  (spi, origin, frees) =>
    expect(mpfExemption({ htsus: '6109.10.0012', spi, origin }) !== undefined).toBe(frees),
)

test('in November 2026 the claims of AGOA, Haiti and CBTPA hold', () =>
  expect(['D', '98206125', 'R'].map((claim) => programTime(claim, TODAY))).toEqual([
    undefined,
    undefined,
    undefined,
  ]))
