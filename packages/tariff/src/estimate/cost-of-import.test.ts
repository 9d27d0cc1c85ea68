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

  test('a small value names the fee of an informal entry beside it', () => {
    expect(costOf({ value: '2500' }).informalMpf).toBe('2.77')
    expect(costOf({ value: '2501' }).informalMpf).toBeUndefined()
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
