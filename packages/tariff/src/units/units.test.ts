import { UNITS } from '@edfe/domain/reference'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shippedSchedules } from '../shipped/index.ts'
import { conversion } from './convert.ts'
import { demandedUnits } from './unit-codes.ts'

const printed = new Set(shippedSchedules()[0].rows.flatMap(({ units }) => units))
const codes = new Set(UNITS.map(({ code }) => code))

test("every unit of the schedule has a code of CBP's table, but for three", () => {
  const units = demandedUnits([...printed])
  expect(units.filter(({ code }) => !code).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['doses', 'MWh', 'kg ttl sug']),
  )
  expect(units.filter(({ code }) => !code)).toHaveLength(3)
  expect(units.filter(({ code }) => code && !codes.has(code))).toEqual([])
})

test('goods report up to three quantities in the order of the schedule', () =>
  expect(demandedUnits(['doz.', 'kg', 'm2'])).toEqual([
    { text: 'doz.', code: 'DOZ' },
    { text: 'kg', code: 'KG' },
    { text: 'm2', code: 'M2' },
  ]))

test('goods without a unit report X', () => expect(demandedUnits([])).toEqual([{ text: 'X', code: 'X' }]))

test.each([
  ['DOZ', 'NO', 12],
  ['GR', 'DOZ', 12],
  ['DPR', 'PRS', 12],
  ['T', 'KG', 1000],
  ['LB', 'KG', 0.45359237],
  ['BBL', 'GAL', 42],
  ['GAL', 'L', 3.785411784],
  ['M3', 'L', 1000],
  ['FT', 'M', 0.3048],
  ['SYD', 'SFT', 9],
])('one %s in %s is %d', (from, to, times) => {
  const factor = conversion(from, to)
  expect(Number(factor?.times) / Number(factor?.over)).toBe(times)
})

test.each([
  ['PRS', 'NO'],
  ['KG', 'CKG'],
  ['KG', 'L'],
  ['NO', 'KG'],
  ['BOX', 'NO'],
])('%s says nothing about %s', (from, to) => expect(conversion(from, to)).toBeUndefined())

test('converting there and back changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.constantFrom(...codes), (from, to) => {
      const there = conversion(from, to)
      const back = conversion(to, from)
      expect(there?.times).toBe(back?.over)
      expect(there?.over).toBe(back?.times)
    }),
  )
})
