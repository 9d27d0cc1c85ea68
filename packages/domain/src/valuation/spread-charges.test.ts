import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumCents, toCents } from '../money/cents.ts'
import { type ChargesToSpread, spreadCharges } from './spread-charges.ts'

const SOFA = { id: 'sofa', entered_value: '3000', gross_weight_kg: '100' }
const LAMP = { id: 'lamp', entered_value: '1000', gross_weight_kg: '300' }
const FREIGHT: ChargesToSpread = { freight: '400', insurance: '', by: 'value', isInValue: false }

const spread = (change: Partial<ChargesToSpread>, lines = [SOFA, LAMP]) =>
  spreadCharges(lines, { ...FREIGHT, ...change })

const chargesOf = (result: ReturnType<typeof spreadCharges>) =>
  result.ok ? result.lines.map(({ charges }) => charges) : result.refusal

describe('freight and insurance of a shipment', () => {
  test('are shared by value, or by weight', () => {
    expect(chargesOf(spread({}))).toEqual(['300.00', '100.00'])
    expect(chargesOf(spread({ by: 'weight' }))).toEqual(['100.00', '300.00'])
  })

  test('are shared each, and block 36B is both', () => {
    const result = spread({ insurance: '40' })
    expect(result.ok && result.lines[0]).toMatchObject({
      freight: '300.00',
      insurance: '30.00',
      charges: '330.00',
      value: '3000.00',
    })
  })

  test('come off the values that include them, and values and charges still foot with the invoice', () => {
    const result = spread({ isInValue: true })
    expect(result.ok && result.lines.map(({ value }) => value)).toEqual(['2700.00', '900.00'])
  })

  test('in cents are rounded to the whole dollar that customs takes', () => {
    expect(chargesOf(spread({ freight: '399.50' }))).toEqual(['300.00', '100.00'])
  })

  test.each<[string, Partial<ChargesToSpread>, (typeof SOFA)[], string]>([
    ['nothing to share', { freight: '' }, [SOFA, LAMP], 'no-amount'],
    ['lines without a weight', { by: 'weight' }, [{ ...SOFA, gross_weight_kg: '' }], 'no-basis'],
    ['more than the goods are worth', { freight: '5000', isInValue: true }, [SOFA, LAMP], 'more-than-value'],
  ])('are refused with %s', (_, change, lines, refusal) => {
    expect(spread(change, lines)).toEqual({ ok: false, refusal })
  })

  test('any shares are whole dollars, add up to the whole amount, and follow the value within a dollar', () => {
    const values = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100_000 }), (dollars, freight) => {
        const lines = dollars.map((value, index) => ({ ...SOFA, id: `${index}`, entered_value: `${value}` }))
        const result = spread({ freight: `${freight}` }, lines)
        const total = dollars.reduce((sum, value) => sum + value, 0)
        if (!result.ok) return void expect(total).toBe(0)
        const cents = result.lines.map(({ charges }) => toCents(charges))
        expect(sumCents(cents)).toBe(BigInt(freight) * 100n)
        expect(cents.every((one) => one >= 0n && one % 100n === 0n)).toBe(true)
        for (const [index, one] of cents.entries())
          expect(Math.abs(Number(one) / 100 - (freight * dollars[index]!) / total)).toBeLessThan(1)
      }),
    )
  })
})
