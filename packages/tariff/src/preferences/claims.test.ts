import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { importBan } from '../countries/index.ts'
import { shippedSchedules } from '../shipped/index.ts'
import { claimProblem, freesFromMpf, preferencesOf, takesClaim } from './claims.ts'
import { PREFERENCE_PROGRAMS } from './programs.ts'

const schedule = shippedSchedules()[0]
const DAY = parseDay('2026-10-09')!
const lineOf = (number: string) => schedule.find(number)!
const GOATS = lineOf('0104.20.00.00')
const problem = (spi: string, origin: string, line = GOATS) =>
  claimProblem(line, { spi, origin, day: DAY })?.id

test('goats of Australia may claim the agreement with Australia, which frees them from the fee too', () =>
  expect(preferencesOf(GOATS, 'AU', DAY)).toEqual([
    {
      spi: 'AU',
      name: 'Australia FTA',
      rate: { kind: 'charges', charges: [] },
      rateText: 'Free',
      source: '19 CFR 10.721',
      freesFromMpf: true,
    },
  ]))

test('goods of Ontario are goods of Canada', () =>
  expect(preferencesOf(GOATS, 'XO', DAY).map(({ spi }) => spi)).toEqual(['S']))

test('goods of Germany have no program to claim', () => expect(preferencesOf(GOATS, 'DE', DAY)).toEqual([]))

test('free goods claim the programs that free them from the merchandise processing fee, and no others', () => {
  const horses = lineOf('0101.21.00.10')
  expect(preferencesOf(horses, 'CA', DAY).map(({ spi, freesFromMpf: frees }) => [spi, frees])).toEqual([
    ['S', true],
  ])
  expect(preferencesOf(horses, 'JP', DAY)).toEqual([])
})

test('free goods have nothing to claim in the special column', () =>
  expect(lineOf('0101.21.00.10').special).toEqual([]))

test.each([
  ['S', 'CA', undefined],
  ['S', 'DE', 'tariff.claim.origin'],
  ['KR', 'JP', 'tariff.claim.origin'],
  ['JP', 'JP', 'tariff.claim.unprinted'],
  ['A', 'TH', 'tariff.claim.expired'],
  ['QQ', 'CA', 'tariff.claim.unknown'],
  ['Y', 'GU', undefined],
])('the claim %s for goats of %s: %s', (spi, origin, id) => expect(problem(spi, origin)).toBe(id))

test('AGOA holds to the last day of 2026', () => {
  const on = (day: string) => claimProblem(GOATS, { spi: 'D', origin: 'MU', day: parseDay(day)! })?.id
  expect(on('2026-12-31')).toBeUndefined()
  expect(on('2027-01-01')).toBe('tariff.claim.expired')
})

test.each([
  ['S', 'CA', true],
  ['S', 'CN', false],
  ['JP', 'JP', false],
  ['MA', 'MA', false],
  ['', 'CA', false],
])('the claim %j for goods of %s frees from the merchandise processing fee: %s', (spi, origin, frees) =>
  expect(freesFromMpf(spi, origin)).toBe(frees),
)

test('every program that the special column of chapters 1 to 97 prints is known', () => {
  const printed = schedule.rows.flatMap((row, position) =>
    row.number < '98' && row.special
      ? schedule.lineAt(position).special.flatMap(({ programs }) => programs)
      : [],
  )
  const known = new Set(PREFERENCE_PROGRAMS.map(({ spi }) => spi))
  expect([...new Set(printed)].filter((code) => !known.has(code.replace('*', '')))).toEqual([])
})

test.each([
  ['CU', '31 CFR 515.204'],
  ['IR', '31 CFR 560.201'],
  ['KP', '31 CFR 510.205'],
])('goods of %s may not be imported', (origin, rule) =>
  expect(importBan(origin)).toEqual({ id: 'tariff.embargo', params: { rule } }),
)

test('goods of Canada may be imported', () => expect(importBan('XO')).toBeUndefined())

test.each([
  ['6109100012', 'D', false],
  ['6109100012', 'KR', true],
  ['1202421500', 'AU', false],
  ['8471300100', 'KR', true],
  ['6109100012', 'Y', true],
])('whether CBP takes for %s a claim of %s', (number, spi, isTaken) => {
  expect(takesClaim(lineOf(number), spi)).toBe(isTaken)
})
