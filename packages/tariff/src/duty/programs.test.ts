import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts } from './facts.ts'

const tariff = shippedTariff()

/** Headings and amounts of goods worth 10,000, in order. */
function rowsOf(facts: Partial<DutyFacts> & { hts: string; origin: string; day?: string }): string[] {
  const { day = '2026-10-09', ...rest } = facts
  const line = dutyOf(tariff, { value: '10000', entryDate: parseDay(day)!, ...rest })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  return line.rows.map(({ number, amount }) => `${number} ${amount}`)
}

const CAR = '8703.23.01.20'
const CRANE = '8426.19.00.00'
const BRAKE_DRUM = '8708.30.50.20'
const SOFA = '9401.61.40.11'
const CABINET = '9403.40.90.60'
const DOZER = '8429.11.00.10'
const SHEET = '7606.12.30.15'

test.each([
  [
    'a car of Japan pays 15 % in all',
    { hts: CAR, origin: 'JP' },
    ['99030590 0.00', '99039441 1500.00', '8703230120 0.00'],
  ],
  [
    'a car of Mexico pays 25 % on top of the free rate of USMCA',
    { hts: CAR, origin: 'MX', spi: 'S' },
    ['99030590 0.00', '99039401 2500.00', '8703230120 0.00'],
  ],
  [
    'a car of the United Kingdom within the quota pays 7.5 % on top',
    { hts: CAR, origin: 'GB', answers: { vehicle_quota: 'yes' } },
    ['99030590 0.00', '99039431 750.00', '8703230120 250.00'],
  ],
  [
    'a car that is 25 years old pays the base rate',
    { hts: CAR, origin: 'GB', answers: { vehicle: 'over_25_years' } },
    ['99030590 0.00', '99039404 0.00', '8703230120 250.00'],
  ],
  [
    'a motor home under a number for cars pays forced labor instead',
    { hts: '8703.23.01.10', origin: 'GB', answers: { vehicle: 'no' } },
    ['99030581 1000.00', '99039402 0.00', '8703230110 250.00'],
  ],
  [
    'a light truck of Korea at 25 % is above the floor',
    { hts: '8704.31.01.20', origin: 'KR', spi: 'KR' },
    ['99030590 0.00', '99039460 0.00', '8704310120 2500.00'],
  ],
  [
    'a brake drum of Germany for cars pays 15 % in all, and nothing for its metal',
    { hts: BRAKE_DRUM, origin: 'DE' },
    ['99030590 0.00', '99039453 1500.00', '8708305020 0.00'],
  ],
  [
    'a brake drum of Mexico under USMCA pays nothing',
    { hts: BRAKE_DRUM, origin: 'MX', spi: 'S' },
    ['99030590 0.00', '99039406 0.00', '8708305020 0.00'],
  ],
  [
    'a brake drum for heavy trucks pays as a part of them',
    { hts: BRAKE_DRUM, origin: 'IN', answers: { light_vehicle_part: 'no' } },
    ['99030590 0.00', '99039406 0.00', '99037408 2500.00', '8708305020 250.00'],
  ],
  [
    'a bus of Germany pays 10 % on top',
    { hts: '8702.10.31.00', origin: 'DE' },
    ['99030590 0.00', '99037402 1000.00', '8702103100 200.00'],
  ],
  [
    'a sofa of China pays 25 % of note 20(g) and 25 % as upholstered furniture',
    { hts: SOFA, origin: 'CN' },
    ['99038804 2500.00', '99030590 0.00', '99037602 2500.00', '9401614011 0.00'],
  ],
  [
    'a sofa of Italy pays 15 % in all',
    { hts: SOFA, origin: 'IT' },
    ['99030590 0.00', '99037622 1500.00', '9401614011 0.00'],
  ],
  [
    'what is no cabinet under its number pays forced labor instead',
    { hts: CABINET, origin: 'VN', answers: { cabinet: 'no' } },
    ['99030584 1250.00', '99037604 0.00', '9403409060 0.00'],
  ],
  [
    'pine lumber of Canada pays 10 %, also under USMCA',
    { hts: '4407.11.00.01', origin: 'XC', spi: 'S' },
    ['99030590 0.00', '99037601 1000.00', '4407110001 0.00'],
  ],
  [
    'a processor board below the technical limits pays no section 232',
    { hts: '8473.30.11.80', origin: 'MY', answers: { semiconductor: 'below_limits' } },
    [expect.stringContaining('990305'), '99037902 0.00', '8473301180 0.00'],
  ],
  [
    'aluminum sheet smelted in Russia pays 200 %, whatever its origin',
    { hts: SHEET, origin: 'AE', answers: { metal_origin: 'russia' } },
    ['99030590 0.00', '99038567 20000.00', '7606123015 300.00'],
  ],
  [
    'copper tube of India pays 50 %',
    { hts: '7411.10.10.30', origin: 'IN' },
    ['99030590 0.00', '99038202 5000.00', '7411101030 150.00'],
  ],
  [
    'a bulldozer of Japan pays 15 % in all since June 8, 2026',
    { hts: DOZER, origin: 'JP' },
    ['99030590 0.00', '99038222 1500.00', '8429110010 0.00'],
  ],
  [
    'a bulldozer of India pays 25 %',
    { hts: DOZER, origin: 'IN' },
    ['99030590 0.00', '99038209 2500.00', '8429110010 0.00'],
  ],
  [
    'a trailer of China that is no container chassis pays list 3, and a marker says so',
    {
      hts: '8716.39.00.90',
      origin: 'CN',
      day: '2026-11-10',
      answers: { chassis: 'no', light_vehicle_part: 'no', metal_share: 'under_15' },
    },
    expect.arrayContaining(['99038803 2500.00', '99039113 0.00']),
  ],
  [
    'a trailer of another number pays list 3 alone, whatever it is',
    { hts: '8716.39.00.40', origin: 'CN', day: '2026-11-10', answers: { metal_share: 'under_15' } },
    ['99038803 2500.00', '99030531 1250.00', '99038203 0.00', '8716390040 0.00'],
  ],
  [
    'a ship-to-shore crane of China pays 100 % and 25 %, whatever its importer attests',
    { hts: CRANE, origin: 'CN', day: '2026-11-10', answers: { shore_crane: 'not_chinese' } },
    expect.arrayContaining(['99039114 10000.00', '99039210 2500.00']),
  ],
  [
    'another crane of China pays neither',
    { hts: CRANE, origin: 'CN', day: '2026-11-10', answers: { shore_crane: 'no' } },
    ['99039280 0.00', '99030531 1250.00', '8426190000 0.00'],
  ],
  [
    'a ship-to-shore crane of Germany pays 100 % unless nothing of it is Chinese',
    { hts: CRANE, origin: 'DE', day: '2026-11-10' },
    expect.arrayContaining(['99039114 10000.00']),
  ],
  [
    'its importer attests that nothing of it is Chinese',
    { hts: CRANE, origin: 'DE', day: '2026-11-10', answers: { shore_crane: 'not_chinese' } },
    expect.arrayContaining(['99039115 0.00']),
  ],
  [
    'a contract from before April 17, 2025 frees a crane of China of the 100 %',
    { hts: CRANE, origin: 'CN', day: '2026-11-10', answers: { shore_crane: 'contract' } },
    expect.arrayContaining(['99039116 0.00', '99039210 2500.00']),
  ],
  [
    'but only until April 17, 2027',
    { hts: CRANE, origin: 'CN', day: '2027-04-18', answers: { shore_crane: 'contract' } },
    expect.arrayContaining(['99039114 10000.00']),
  ],
  [
    'a trailer chassis of China pays 100 % from November 10, 2026',
    {
      hts: '8716.90.50.10',
      origin: 'CN',
      day: '2026-11-10',
      answers: { light_vehicle_part: 'no', metal_share: 'under_15' },
    },
    expect.arrayContaining(['99039112 10000.00']),
  ],
  [
    'the same chassis the day before pays list 3',
    {
      hts: '8716.90.50.10',
      origin: 'CN',
      day: '2026-11-09',
      answers: { light_vehicle_part: 'no', metal_share: 'under_15' },
    },
    expect.arrayContaining(['99038803 2500.00']),
  ],
  [
    'coffee of Nicaragua pays nothing more before 2027',
    { hts: '0901.11.00.15', origin: 'NI', day: '2026-12-31' },
    expect.not.arrayContaining([expect.stringContaining('99038901')]),
  ],
  [
    'shirts of Nicaragua pay 10 % more in 2027',
    { hts: '6205.20.20.16', origin: 'NI', day: '2027-01-01' },
    expect.arrayContaining(['99038901 1000.00']),
  ],
  [
    'and 15 % more from 2028',
    { hts: '6205.20.20.16', origin: 'NI', day: '2028-01-01' },
    expect.arrayContaining(['99038901 1500.00']),
  ],
  [
    'shirts of Nicaragua that originate under CAFTA-DR pay neither',
    { hts: '6205.20.20.16', origin: 'NI', day: '2028-01-01', spi: 'P', answers: { cafta_textile: 'yes' } },
    ['99038901 0.00', '99030595 0.00', '6205202016 0.00'],
  ],
])('%s', (_, facts, rows) => expect(rowsOf(facts)).toEqual(rows))
