import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts } from './facts.ts'

const tariff = shippedTariff()

type Case = Omit<DutyFacts, 'entryDate' | 'value'> & { day: string; duty: string; rows: string }

const T_SHIRT = { hts: '6109.10.00.12' }
const WASHING_MACHINE = { hts: '8450.11.00.80' }
const MEXICAN_TABLES = { hts: '9403.70.80.31', origin: 'MX', day: '2026-03-10' }
const TOYS = { hts: '9503.00.00.73' }

/** Goods worth 10,000, calculated by hand from U.S. note 2(aa) of HTS 2026 Rev 4 and Rev 6. */
const CASES: Record<string, Case> = {
  'a T-shirt of Vietnam pays 10 percent beside the general rate': {
    ...T_SHIRT,
    origin: 'VN',
    day: '2026-03-10',
    duty: '2650.00',
    rows: '99030301 1000.00, 6109100012 1650.00',
  },
  'a T-shirt of China pays section 301 too': {
    ...T_SHIRT,
    origin: 'CN',
    day: '2026-03-10',
    duty: '3400.00',
    rows: '99038815 750.00, 99030301 1000.00, 6109100012 1650.00',
  },
  'goods in transit on February 24 that are entered on February 27 are exempt': {
    ...T_SHIRT,
    origin: 'VN',
    day: '2026-02-27',
    answers: { loaded_before_2026_02_24: 'yes' },
    duty: '1650.00',
    rows: '99030302 0.00, 6109100012 1650.00',
  },
  'entered a day later they are not': {
    ...T_SHIRT,
    origin: 'VN',
    day: '2026-02-28',
    answers: { loaded_before_2026_02_24: 'yes' },
    duty: '2650.00',
    rows: '99030301 1000.00, 6109100012 1650.00',
  },
  'a laptop of China is an exempt product': {
    hts: '8471.30.01.00',
    origin: 'CN',
    day: '2026-05-05',
    answers: { semiconductor: 'below_limits', light_vehicle_part: 'no' },
    duty: '0.00',
    rows: '99030303 0.00, 99039406 0.00, 8471300100 0.00',
  },
  'furniture of Mexico that claims USMCA is exempt, though its general rate is Free': {
    ...MEXICAN_TABLES,
    spi: 'S',
    duty: '0.00',
    rows: '99030308 0.00, 9403708031 0.00',
  },
  'without the claim it pays': {
    ...MEXICAN_TABLES,
    duty: '1000.00',
    rows: '99030301 1000.00, 9403708031 0.00',
  },
  'a T-shirt of Honduras that enters free under CAFTA-DR is exempt': {
    ...T_SHIRT,
    origin: 'HN',
    day: '2026-04-20',
    spi: 'P',
    answers: { cafta_textile: 'yes' },
    duty: '0.00',
    rows: '99030309 0.00, 6109100012 0.00',
  },
  'a toy of Honduras is no textile, and pays': {
    ...TOYS,
    origin: 'HN',
    day: '2026-04-20',
    spi: 'P',
    duty: '1000.00',
    rows: '99030301 1000.00, 9503000073 0.00',
  },
  'a part of a civil aircraft of France is exempt': {
    hts: '8807.20.00.30',
    origin: 'FR',
    day: '2026-03-15',
    answers: { civil_aircraft: 'yes' },
    duty: '0.00',
    rows: '99030305 0.00, 8807200030 0.00',
  },
  'a toy of Belarus pays beside column 2': {
    ...TOYS,
    origin: 'BY',
    day: '2026-03-15',
    duty: '8000.00',
    rows: '99030301 1000.00, 9503000073 7000.00',
  },
  'a washing machine of Turkey leaves the program whole for section 232 since April 6': {
    ...WASHING_MACHINE,
    origin: 'TR',
    day: '2026-04-10',
    duty: '2640.00',
    rows: '99030306 0.00, 99038209 2500.00, 8450110080 140.00',
  },
  'with less than 15 percent of metal it pays 10 percent': {
    ...WASHING_MACHINE,
    origin: 'TR',
    day: '2026-04-10',
    answers: { metal_share: 'under_15' },
    duty: '1140.00',
    rows: '99030301 1000.00, 99038203 0.00, 8450110080 140.00',
  },
  'a sofa of Vietnam leaves the program for section 232': {
    hts: '9401.61.60.11',
    origin: 'VN',
    day: '2026-03-10',
    duty: '2500.00',
    rows: '99030306 0.00, 99037602 2500.00, 9401616011 0.00',
  },
  'on July 24 it is over': {
    ...T_SHIRT,
    origin: 'LA',
    day: '2026-07-24',
    duty: '1650.00',
    rows: '6109100012 1650.00',
  },
}

test.each(Object.entries(CASES))('%s', (_, { day, duty, rows, ...facts }) => {
  const line = dutyOf(tariff, { ...facts, value: '10000', entryDate: parseDay(day)! })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  expect(line.rows.map(({ number, amount }) => `${number} ${amount}`).join(', ')).toBe(rows)
  expect(line.duty).toBe(duty)
})

test('whether goods were in transit is asked while it matters, and not afterwards', () => {
  const asked = (day: string) => {
    const facts = { ...T_SHIRT, origin: 'VN', value: '10000', entryDate: parseDay(day)! }
    const line = dutyOf(tariff, facts)
    return line.kind === 'duty' ? line.questions.map(({ key }) => key) : []
  }
  expect(asked('2026-02-27')).toEqual(['loaded_before_2026_02_24'])
  expect(asked('2026-02-28')).toEqual([])
})
