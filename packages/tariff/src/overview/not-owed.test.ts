import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import type { DutyFacts } from '../duty/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import { notOwedOf } from './not-owed.ts'
import { programOfHeading } from './program-of-heading.ts'

const tariff = shippedTariff()
const DAY = parseDay('2026-11-19')!
const line = (facts: Partial<DutyFacts>): DutyFacts => ({
  hts: '9405.11.80.10',
  origin: 'VN',
  entryDate: DAY,
  value: '1500',
  ...facts,
})
const ofProgram = (id: string, ...lines: Partial<DutyFacts>[]) =>
  notOwedOf(tariff, lines.map(line)).find(({ programs }) => programs.some((program) => program.id === id))

test('lamps of Vietnam owe section 301 for forced labor, and not that for China', () => {
  expect(ofProgram('section-301-forced-labor', {})).toBeUndefined()
  expect(ofProgram('section-301-china', {})).toMatchObject({ reason: 'other_origin', isWholeSection: false })
})

test('quartz is all of section 201, and lamps are not on its list', () =>
  expect(ofProgram('section-201-quartz', {})).toMatchObject({ reason: 'not_listed', isWholeSection: true }))

test('what one of two lines owes is owed', () => {
  expect(ofProgram('section-301-china', { origin: 'CN' }, {})).toBeUndefined()
})

test('a program that had ended was not compared', () => expect(ofProgram('section-122', {})).toBeUndefined())

test('nothing is said of goods without a duty', () =>
  expect(notOwedOf(tariff, [line({ hts: '9801.00.1012' })])).toEqual([]))

test('a heading leads to its program', () => {
  expect(programOfHeading(tariff, '99038815', DAY)?.id).toBe('section-301-china')
  expect(programOfHeading(tariff, '99999999', DAY)).toBeUndefined()
})
