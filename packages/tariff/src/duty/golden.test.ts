import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts } from './facts.ts'

const tariff = shippedTariff()

type Case = Omit<DutyFacts, 'entryDate'> & { day?: string; duty: string; rows: string }

const STEERS = {
  hts: '0102.29.40.62',
  value: '100000',
  quantities: [
    { quantity: '60', unit: 'NO' },
    { quantity: '21000', unit: 'KG' },
  ],
}
const HORSE = { hts: '0101.21.00.10', value: '50000' }
const ASSES = { hts: '0101.30.00.00', value: '10000', quantities: [{ quantity: '5', unit: 'NO' }] }
const GOATS = { hts: '0104.20.00.00', value: '100000', quantities: [{ quantity: '500', unit: 'NO' }] }
const kilograms = (quantity: string) => [{ quantity, unit: 'KG' }]
const GAUZE = { hts: '3005.90.50.10', value: '100000', quantities: kilograms('1000') }
const OSTOMY = { hts: '3006.91.00.00', value: '100000', quantities: kilograms('1000') }
const MEDICAMENT = { hts: '3004.90.92.18', value: '100000', quantities: kilograms('100') }
const BIOLOGIC = { hts: '3002.13.00.10', value: '100000', quantities: kilograms('10') }
const patented = { answers: { medicine: 'patented' } }
const generic = { answers: { medicine: 'generic' } }

/** Duty to the cent and tariff rows in order, as public calculators of HTS 2026 Rev 21 and a filed case give them. */
const CASES: Record<string, Case> = {
  'a purebred horse of Germany': { ...HORSE, origin: 'DE', duty: '5000.00', rows: '99030539 0101210010' },
  'a horse of Canada': { ...HORSE, origin: 'CA', duty: '5000.00', rows: '99030529 0101210010' },
  'a horse of Canada under USMCA': {
    ...HORSE,
    origin: 'CA',
    spi: 'S',
    duty: '0.00',
    rows: '99030593 0101210010',
  },
  'a horse of Mexico': { ...HORSE, origin: 'MX', duty: '5000.00', rows: '99030555 0101210010' },
  'steers of Canada': { ...STEERS, origin: 'CA', duty: '10210.00', rows: '99030529 0102294062' },
  'steers of Canada under USMCA': {
    ...STEERS,
    origin: 'CA',
    spi: 'S',
    duty: '0.00',
    rows: '99030593 0102294062',
  },
  'goats of New Zealand': { ...GOATS, origin: 'NZ', duty: '12840.00', rows: '99030557 0104200000' },
  'goats of Australia under its agreement': {
    ...GOATS,
    origin: 'AU',
    spi: 'AU',
    duty: '12500.00',
    rows: '99030523 0104200000',
  },
  'steers of China': {
    ...STEERS,
    origin: 'CN',
    duty: '20210.00',
    rows: '99038815 99030531 0102294062',
  },
  'a horse of China': { ...HORSE, origin: 'CN', duty: '10000.00', rows: '99038815 99030531 0101210010' },
  'steers of Germany': { ...STEERS, origin: 'DE', duty: '10000.00', rows: '99030539 0102294062' },
  'steers of Mauritius under AGOA': {
    ...STEERS,
    origin: 'MU',
    spi: 'D',
    duty: '0.00',
    rows: '0102294062',
  },
  'steers of Mauritius': { ...STEERS, origin: 'MU', duty: '210.00', rows: '0102294062' },
  'asses of Canada under USMCA': {
    ...ASSES,
    origin: 'CA',
    spi: 'S',
    duty: '0.00',
    rows: '99030593 0101300000',
  },
  'gauze of Brazil': {
    ...GAUZE,
    origin: 'BR',
    duty: '37500.00',
    rows: '99030501 99030527 3005905010',
  },
  'ostomy appliances of Brazil': {
    ...OSTOMY,
    origin: 'BR',
    duty: '41700.00',
    rows: '99030501 99030527 3006910000',
  },
  'a patented medicament of Switzerland': {
    ...MEDICAMENT,
    ...patented,
    origin: 'CH',
    duty: '15000.00',
    rows: '99030590 99030462 3004909218',
  },
  'a patented medicament of India': {
    ...MEDICAMENT,
    ...patented,
    origin: 'IN',
    duty: '100000.00',
    rows: '99030590 99030460 3004909218',
  },
  'a generic medicament of India': {
    ...MEDICAMENT,
    ...generic,
    origin: 'IN',
    duty: '0.00',
    rows: '99030586 99030467 3004909218',
  },
  'a patented medicament of the United Kingdom': {
    ...MEDICAMENT,
    ...patented,
    origin: 'GB',
    duty: '0.00',
    rows: '99030590 99030463 3004909218',
  },
  'a patented biologic of Germany': {
    ...BIOLOGIC,
    ...patented,
    origin: 'DE',
    duty: '15000.00',
    rows: '99030590 99030462 3002130010',
  },
  'ostomy appliances of Singapore under its agreement': {
    ...OSTOMY,
    origin: 'SG',
    spi: 'SG',
    duty: '12500.00',
    rows: '99030568 3006910000',
  },
  'ostomy appliances of Germany': {
    ...OSTOMY,
    origin: 'DE',
    duty: '10000.00',
    rows: '99030539 3006910000',
  },
  'placebos of China': {
    hts: '3006.93.60.00',
    value: '10000',
    quantities: [{ quantity: '1000', unit: 'L' }],
    origin: 'CN',
    duty: '2502.00',
    rows: '99038803 99030586 3006936000',
  },
  'placebos of Japan for pharmaceutical use, under its agreement': {
    hts: '3006.93.80.00',
    value: '100000',
    quantities: kilograms('1000'),
    answers: { pharmaceutical_use: 'yes' },
    origin: 'JP',
    spi: 'JP',
    duty: '0.00',
    rows: '99030589 3006938000',
  },
  'a quartz slab of Vietnam within the quota': {
    hts: '6810.99.00.40',
    value: '10000',
    answers: { quartz_quota: 'yes' },
    origin: 'VN',
    day: '2026-08-25',
    duty: '3750.00',
    rows: '99030584 99034530 6810990040',
  },
  'a dump truck of China': {
    hts: '8704.23.01.00',
    value: '10000',
    origin: 'CN',
    day: '2026-10-03',
    duty: '7500.00',
    rows: '99038801 99030590 99037401 8704230100',
  },
  'ferroniobium of China': {
    hts: '7202.93.40.00',
    value: '10000',
    origin: 'CN',
    day: '2026-10-03',
    duty: '3000.00',
    rows: '99039101 99030586 7202934000',
  },
}

test('there are 28 cases', () => expect(Object.keys(CASES)).toHaveLength(28))

test.each(Object.entries(CASES))('%s', (_, { day = '2026-10-09', duty, rows, ...facts }) => {
  const line = dutyOf(tariff, { ...facts, entryDate: parseDay(day)! })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  expect(line.duty).toBe(duty)
  expect(line.rows.map(({ number }) => number).join(' ')).toBe(rows)
})
