import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts } from './facts.ts'

const tariff = shippedTariff()
type Goods = Omit<DutyFacts, 'entryDate' | 'value'> & { value?: string }

const lineOf = (day: string, goods: Goods) => {
  const line = dutyOf(tariff, { value: '10000', ...goods, entryDate: parseDay(day)! })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  return line
}
const rowsOf = (day: string, goods: Goods): string =>
  lineOf(day, goods)
    .rows.map(({ number, amount }) => `${number} ${amount}`)
    .join(', ')
const paid = (day: string, goods: Goods): string =>
  lineOf(day, goods)
    .rows.filter(({ amount }) => amount !== '0.00')
    .map(({ number, amount }) => `${number} ${amount}`)
    .join(', ')

type Case = Goods & { day: string; duty: string; refundable?: string; rows: string }

const T_SHIRT = { hts: '6109.10.00.12' }
const HOT_ROLLED = { hts: '7208.39.00.30' }
const FURNITURE = { hts: '9403.70.80.31' }

/** Calculated by hand from the orders, the change records of the USITC and messages of CBP (CSMS). */
const CASES: Record<string, Case> = {
  'a T-shirt of China in February 2025': {
    ...T_SHIRT,
    origin: 'CN',
    day: '2025-02-10',
    loadedOn: parseDay('2025-02-03')!,
    duty: '3400.00',
    refundable: '1000.00',
    rows: '99038815 750.00, 99030120 1000.00, 6109100012 1650.00',
  },
  'a T-shirt of China in April 2025: 20 and 125 percent beside section 301': {
    ...T_SHIRT,
    origin: 'CN',
    day: '2025-04-20',
    loadedOn: parseDay('2025-04-12')!,
    duty: '16900.00',
    refundable: '14500.00',
    rows: '99038815 750.00, 99030124 2000.00, 99030163 12500.00, 6109100012 1650.00',
  },
  'a T-shirt of China in December 2025': {
    ...T_SHIRT,
    origin: 'CN',
    day: '2025-12-01',
    duty: '4400.00',
    refundable: '2000.00',
    rows: '99038815 750.00, 99030124 1000.00, 99030125 1000.00, 6109100012 1650.00',
  },
  'plates of Germany: 15 percent in all, of which 10.5 come back': {
    hts: '6912.00.39.10',
    origin: 'DE',
    day: '2025-10-01',
    loadedOn: parseDay('2025-09-10')!,
    duty: '1500.00',
    refundable: '1050.00',
    rows: '99030220 1500.00, 6912003910 0.00',
  },
  'a T-shirt of Germany is above 15 percent already': {
    ...T_SHIRT,
    origin: 'DE',
    day: '2025-10-01',
    loadedOn: parseDay('2025-09-10')!,
    duty: '1650.00',
    rows: '99030219 0.00, 6109100012 1650.00',
  },
  'chocolate of Switzerland on the last day of 39 percent': {
    hts: '1806.31.00.80',
    origin: 'CH',
    day: '2025-11-13',
    duty: '4460.00',
    refundable: '3900.00',
    rows: '99030258 3900.00, 1806310080 560.00',
  },
  'a T-shirt of India pays two duties': {
    ...T_SHIRT,
    origin: 'IN',
    day: '2025-09-20',
    loadedOn: parseDay('2025-09-01')!,
    duty: '6650.00',
    refundable: '5000.00',
    rows: '99030184 2500.00, 99030226 2500.00, 6109100012 1650.00',
  },
  'furniture of Canada pays on March 5, 2025, though it claims USMCA': {
    ...FURNITURE,
    origin: 'CA',
    spi: 'S',
    day: '2025-03-05',
    duty: '2500.00',
    refundable: '2500.00',
    rows: '99030110 2500.00, 9403708031 0.00',
  },
  'a T-shirt of Vietnam with a quarter of its value of the United States': {
    ...T_SHIRT,
    origin: 'VN',
    day: '2025-09-10',
    loadedOn: parseDay('2025-08-20')!,
    answers: { united_states_content: 'yes', 'content united_states': '2500' },
    duty: '3150.00',
    refundable: '1500.00',
    rows: '99030134 0.00, 99030269 1500.00, 6109100012 1650.00',
  },
  'hot-rolled steel of Korea in May 2025 pays no reciprocal duty': {
    ...HOT_ROLLED,
    origin: 'KR',
    day: '2025-05-01',
    duty: '2500.00',
    rows: '99030133 0.00, 99038187 2500.00, 7208390030 0.00',
  },
  'hot-rolled steel of the United Kingdom in July 2025': {
    ...HOT_ROLLED,
    origin: 'GB',
    day: '2025-07-01',
    duty: '2500.00',
    rows: '99030133 0.00, 99038194 2500.00, 7208390030 0.00',
  },
  'aluminum profiles of China: section 301, opioids and section 232 add up': {
    hts: '7604.21.00.10',
    origin: 'CN',
    day: '2025-10-01',
    answers: { aluminum_content: 'part', 'content aluminum': '10000' },
    duty: '9650.00',
    refundable: '2000.00',
    rows: '99039101 2500.00, 99030124 2000.00, 99030133 0.00, 99038502 5000.00, 7604210010 150.00',
  },
  'beer of Mexico under USMCA pays on its cans': {
    hts: '2203.00.00.60',
    origin: 'MX',
    spi: 'S',
    day: '2025-05-10',
    answers: { aluminum_content: 'part', 'content aluminum': '800' },
    duty: '200.00',
    rows: '99030104 0.00, 99030127 0.00, 99038508 200.00, 2203000060 0.00',
  },
  'steel of Canada without a claim in May 2025 pays for Canada': {
    ...HOT_ROLLED,
    origin: 'CA',
    day: '2025-05-10',
    duty: '2500.00',
    refundable: '2500.00',
    rows: '99030110 2500.00, 99030126 0.00, 7208390030 0.00',
  },
  'with a claim of USMCA it pays for steel': {
    ...HOT_ROLLED,
    origin: 'CA',
    spi: 'S',
    day: '2025-05-10',
    duty: '2500.00',
    rows: '99030114 0.00, 99030126 0.00, 99038187 2500.00, 7208390030 0.00',
  },
  'a car of Germany in June 2025': {
    hts: '8703.23.01.90',
    origin: 'DE',
    day: '2025-06-10',
    value: '20000',
    duty: '5500.00',
    rows: '99030133 0.00, 99039401 5000.00, 8703230190 500.00',
  },
}

test.each(Object.entries(CASES))('%s', (_, { day, duty, refundable, rows, ...goods }) => {
  expect(rowsOf(day, goods)).toBe(rows)
  const line = lineOf(day, goods)
  expect(line.duty).toBe(duty)
  expect(line.refundable).toBe(refundable)
})

test('the line says what comes back', () => {
  const says = (day: string) =>
    lineOf(day, { ...T_SHIRT, origin: 'CN' }).warnings.find(({ id }) => id === 'tariff.note.refundable')
  expect(says('2025-12-01')).toMatchObject({ params: { amount: '2000.00' } })
  expect(says('2026-03-10')).toBeUndefined()
})

test('a line of before the edition says whose rates it has', () => {
  const noted = (day: string) => lineOf(day, { ...T_SHIRT, origin: 'VN' }).notes.map(({ id }) => id)
  expect(noted('2026-02-24')).toContain('tariff.note.earlier-than-edition')
  expect(noted('2026-02-25')).not.toContain('tariff.note.earlier-than-edition')
})

describe('the days of each duty', () => {
  test.each([
    ['CN', '2025-02-03', ''],
    ['CN', '2025-02-04', '99030120 1000.00'],
    ['CN', '2025-03-04', '99030124 2000.00'],
    ['CN', '2025-04-05', '99030124 2000.00, 99030125 1000.00'],
    ['CN', '2025-04-09', '99030124 2000.00, 99030163 8400.00'],
    ['CN', '2025-04-10', '99030124 2000.00, 99030163 12500.00'],
    ['CN', '2025-05-14', '99030124 2000.00, 99030125 1000.00'],
    ['CN', '2026-02-23', '99030124 1000.00, 99030125 1000.00'],
    ['MO', '2025-12-01', '99030125 1000.00'],
    ['VN', '2025-04-04', ''],
    ['VN', '2025-04-05', '99030125 1000.00'],
    ['VN', '2025-04-09', '99030172 4600.00'],
    ['VN', '2025-04-10', '99030125 1000.00'],
    ['VN', '2025-08-07', '99030269 2000.00'],
    ['VN', '2026-02-24', '99030301 1000.00'],
    ['AU', '2025-12-01', '99030125 1000.00'],
    ['BR', '2025-08-05', '99030125 1000.00'],
    ['BR', '2025-08-07', '99030177 4000.00, 99030209 1000.00'],
    ['IN', '2026-02-06', '99030184 2500.00, 99030226 2500.00'],
    ['IN', '2026-02-07', '99030226 2500.00'],
    ['CA', '2025-03-03', ''],
    ['CA', '2025-07-31', '99030110 2500.00'],
    ['CA', '2025-08-01', '99030110 3500.00'],
    ['MX', '2026-02-23', '99030101 2500.00'],
    ['BY', '2025-12-01', ''],
  ])('plates of %s on %s pays: %s', (origin, day, headings) => {
    const rows = lineOf(day, { hts: '6912.00.39.10', origin }).rows
    expect(
      rows
        .filter(({ number, amount }) => /^99030[123]/.test(number) && amount !== '0.00')
        .map(({ number, amount }) => `${number} ${amount}`)
        .join(', '),
    ).toBe(headings)
  })
})

describe('goods in transit', () => {
  const vietnam = { ...T_SHIRT, origin: 'VN' }
  test('the day of loading decides without a question', () => {
    expect(paid('2025-09-10', { ...vietnam, loadedOn: parseDay('2025-08-06')! })).toBe(
      '99030125 1000.00, 6109100012 1650.00',
    )
    expect(paid('2025-09-10', { ...vietnam, loadedOn: parseDay('2025-08-07')! })).toBe(
      '99030269 2000.00, 6109100012 1650.00',
    )
  })
  test('where it is not known, the line asks, and nothing is assumed', () => {
    expect(lineOf('2025-09-10', vietnam).questions.map(({ key }) => key)).toContain(
      'loaded_before_2025_08_07',
    )
    expect(paid('2025-09-10', vietnam)).toContain('99030269 2000.00')
  })
  test('an answer goes before the day', () =>
    expect(
      paid('2025-09-10', {
        ...vietnam,
        loadedOn: parseDay('2025-08-06')!,
        answers: { loaded_before_2025_08_07: 'no' },
      }),
    ).toContain('99030269'))
  test('nothing is asked after the window', () =>
    expect(lineOf('2025-10-05', vietnam).questions.map(({ key }) => key)).not.toContain(
      'loaded_before_2025_08_07',
    ))
})

describe('with section 232', () => {
  const machine = {
    hts: '8450.11.00.80',
    answers: {
      steel_content: 'part',
      'content steel': '3000',
      aluminum_content: 'part',
      'content aluminum': '500',
    },
  }
  test('the reciprocal duty is due on the rest without metal', () =>
    expect(rowsOf('2025-12-01', { ...machine, origin: 'TR' })).toBe(
      '99030133 0.00, 99030264 975.00, 99038191 1500.00, 99038508 250.00, 8450110080 140.00',
    ))
  test('a total of 15 percent too; the metal pays the general rate', () =>
    expect(rowsOf('2025-12-01', { ...machine, origin: 'DE' })).toBe(
      '99030133 0.00, 99030220 975.00, 99038191 1500.00, 99038508 250.00, 8450110080 49.00',
    ))
  test('Brazil pays its 40 percent on none of the value, the rate of all countries on the rest', () =>
    expect(rowsOf('2025-12-01', { ...machine, origin: 'BR' })).toBe(
      '99030183 0.00, 99030133 0.00, 99030209 650.00, 99038191 1500.00, 99038508 250.00, 8450110080 140.00',
    ))
  test('since June 4, 2025 Canada pays for metal first, and for Canada on the rest', () =>
    expect(paid('2025-12-01', { ...machine, origin: 'CA' })).toBe(
      '99030110 2275.00, 99038191 1500.00, 99038508 250.00, 8450110080 140.00',
    ))
  test('lumber of Canada pays for wood alone', () =>
    expect(paid('2025-12-01', { hts: '4407.11.00.01', origin: 'CA' })).toContain('99037601 1000.00'))
})

describe('exempt products', () => {
  test.each([
    ['2025-11-12', '99030269 2000.00'],
    ['2025-11-13', ''],
  ])('bananas of Vietnam since November 13, 2025: on %s they pay %s', (day, rows) =>
    expect(paid(day, { hts: '0803.90.00.35', origin: 'VN' })).toBe(rows),
  )
  test('natural gas of Canada pays 10 percent', () =>
    expect(paid('2025-12-01', { hts: '2711.21.00.00', origin: 'CA' })).toBe('99030113 1000.00'))
  test('a laptop of China pays for opioids alone', () =>
    expect(
      paid('2025-05-05', { hts: '8471.30.01.00', origin: 'CN', answers: { light_vehicle_part: 'no' } }),
    ).toBe('99030124 2000.00'))
})
