import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { costOfImport, type ImportFacts } from './cost-of-import.ts'

const tariff = shippedTariff()
const entryDate = parseDay('2026-10-09')!

const LAMPS: ImportFacts = {
  hts: '9405.11.6010',
  origin: 'CN',
  entryDate,
  value: '18750',
  arrival: 'ocean',
  freight: '2100',
}

function costOf(change: Partial<ImportFacts>) {
  const cost = costOfImport(tariff, { ...LAMPS, ...change })
  if (cost.kind === 'refused') throw new Error(cost.reason.id)
  return cost
}

describe('what an import costs', () => {
  test('ceiling lamps of China by ocean: duty, both fees, and the landed cost with the freight', () => {
    expect(costOf({})).toMatchObject({
      duty: { duty: '8456.25' },
      mpf: { amount: '64.95', minimum: '34.58', maximum: '670.86', exemption: undefined },
      hmf: { amount: '23.44' },
      toPay: '8544.64',
      landed: '29394.64',
      effectivePercent: '45.57',
    })
  })

  test('the same lamps by air pay no harbor maintenance fee', () => {
    expect(costOf({ arrival: 'air' })).toMatchObject({ hmf: { amount: '0.00' }, toPay: '8521.20' })
  })

  test('the processing fee has its minimum and maximum', () => {
    expect(costOf({ value: '3000' }).mpf.amount).toBe('34.58')
    expect(costOf({ value: '1000000' }).mpf.amount).toBe('670.86')
  })

  test('a small value costs less on an informal entry: a fixed fee, and none for the harbor', () => {
    // Ceiling lamps of China pay 45.1 percent.
    expect(costOf({ value: '500', arrival: 'air', freight: '90' })).toMatchObject({
      duty: { duty: '225.50' },
      mpf: { amount: '34.58' },
      toPay: '260.08',
      landed: '850.08',
      informal: { mpf: '2.77', hmf: '0.00', toPay: '228.27', landed: '818.27' },
    })
    expect(costOf({ value: '2500' })).toMatchObject({
      hmf: { amount: '3.13' },
      informal: { mpf: '2.77', hmf: '0.00', toPay: '1130.27' },
    })
    expect(costOf({ value: '2500.40' }).informal).toBeDefined()
    expect(costOf({ value: '2501' }).informal).toBeUndefined()
  })

  test.each([
    ['2018-08-01', '2.05'],
    ['2023-10-02', '2.53'],
    ['2026-09-30', '2.69'],
    ['2026-10-01', '2.77'],
  ])('the fixed fee of %s is %s', (day, fee) => {
    expect(costOf({ value: '500', entryDate: parseDay(day)! }).informal?.mpf).toBe(fee)
  })

  test('an informal entry of goods that are free of the processing fee pays none either', () => {
    expect(costOf({ value: '500', origin: 'KR', spi: 'KR' }).informal).toMatchObject({ mpf: '0.00' })
  })

  test('while a quantity is missing, the informal entry has no sum', () => {
    expect(costOf({ hts: '0104.20.0000', origin: 'CA', value: '1000' }).informal).toMatchObject({
      mpf: '2.77',
      toPay: undefined,
      landed: undefined,
    })
  })

  test('a free trade claim that holds frees from the processing fee', () => {
    const { mpf } = costOf({ origin: 'KR', spi: 'KR' })
    expect(mpf).toMatchObject({ amount: '0.00', exemption: expect.stringContaining('Korea') })
  })

  test('while a quantity is missing, no sum pretends to be whole', () => {
    const goats = costOf({ hts: '0104.20.0000', origin: 'CA', value: '10000' })
    expect(goats).toMatchObject({ toPay: undefined, landed: undefined, effectivePercent: undefined })
    expect(
      costOf({
        hts: '0104.20.0000',
        origin: 'CA',
        value: '10000',
        quantities: [{ quantity: '500', unit: 'NO' }],
      }).toPay,
    ).toBeDefined()
  })

  test('goods that may not come in have no cost', () => {
    expect(costOfImport(tariff, { ...LAMPS, origin: 'CU' }).kind).toBe('refused')
  })
})
