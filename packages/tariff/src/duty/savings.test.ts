import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { savingsOf } from './savings.ts'

const tariff = shippedTariff()
const GOATS = {
  hts: '0104.20.00.00',
  entryDate: parseDay('2026-10-09')!,
  value: '100000',
  quantities: [{ quantity: '500', unit: 'NO' }],
}
const savings = (change: object) =>
  savingsOf(tariff, { ...GOATS, origin: 'CA', ...change }).map(({ spi, saves }) => [spi, saves])

test('USMCA saves the base rate and the additional duty', () =>
  expect(savings({})).toEqual([['S', '10340.00']]))

test('a claim that is made already saves as much', () =>
  expect(savings({ spi: 'S' })).toEqual([['S', '10340.00']]))

test('the agreement with Australia saves the base rate alone', () =>
  expect(savings({ origin: 'AU' })).toEqual([['AU', '340.00']]))

test('without a quantity the saving is open', () =>
  expect(savings({ origin: 'AU', quantities: [] })).toEqual([['AU', undefined]]))

test('goods of New Zealand have nothing to claim', () => expect(savings({ origin: 'NZ' })).toEqual([]))

test('lamps of China have nothing to claim by their origin, though the column prints civil aircraft', () =>
  expect(savings({ hts: '9405.11.60.10', origin: 'CN' })).toEqual([]))

test('a number that the schedule lacks has nothing to claim', () =>
  expect(savings({ hts: '0104.20.99.99' })).toEqual([]))
