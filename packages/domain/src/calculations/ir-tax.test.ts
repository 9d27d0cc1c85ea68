import { describe, expect, test } from 'vitest'

import { centsText } from '../money/cents.ts'
import { irTaxes, irTaxOf, type TaxedLine } from './ir-tax.ts'

const goods = (htsus: string, net_qty = '', net_uom = '', change: TaxedLine = {}): TaxedLine => ({
  htsus,
  net_qty,
  net_uom,
  ...change,
})

const taxOf = (line: TaxedLine) => {
  const tax = irTaxOf(line)
  return tax === undefined ? undefined : centsText(tax)
}

describe('internal revenue tax', () => {
  test.each([
    ['1,000 proof liters of Scotch at 13.50 a proof gallon', goods('2208.30.3030', '1000', 'PFL'), '3566.32'],
    [
      '9,000 liters of red wine of up to 14 % at 1.07 a gallon',
      goods('2204.21.5005', '9000', 'L'),
      '2543.98',
    ],
    ['117.35 liters of beer, a barrel of 31 gallons at 18.00', goods('2203.00.0030', '117.35', 'L'), '18.00'],
    ['hard cider at 22.6 cents a gallon', goods('2206.00.1510', '1000', 'L'), '59.70'],
    ['20,000 small cigars at 50.33 a thousand', goods('2402.10.3030', '20', 'K'), '1006.60'],
    ['10 kilograms of pipe tobacco at 2.8311 a pound', goods('2403.19.2020', '10', 'KG'), '62.42'],
    [
      'a unit that comes second',
      goods('2402.10.3030', '9', 'KG', { net_qty_2: '20', net_uom_2: 'K' }),
      '1006.60',
    ],
  ])('%s', (_, line, tax) => expect(taxOf(line)).toBe(tax))

  test('asks for the quantity in the unit of the rate', () => {
    const [rate] = irTaxes(goods('2208.30.3030', '1000', 'L'))
    expect(rate).toMatchObject({ unit: 'PFL', per: { id: 'tax-unit.proof-gallon' }, amount: undefined })
  })

  test.each([
    ['vermouth by its alcohol', '2205.10.3000', ['1.07', '1.57', '3.15']],
    ['sparkling wine by how it sparkles', '2204.10.0075', ['3.40', '3.30']],
    ['cigarettes by their weight', '2402.20.8000', ['50.33', '105.69']],
  ])('asks which rate it is for %s', (_, hts, rates) => {
    const line = goods(hts, '10', 'L')
    expect(irTaxes(line).map(({ rate }) => rate)).toEqual(rates)
    expect(taxOf(line)).toBeUndefined()
  })

  test.each([
    ['a lamp', '9405.41.8440'],
    ['bitters that are not fit to drink', '2208.90.0500'],
    ['a large cigar, taxed by its price', '2402.10.8080'],
  ])('has no rate for %s', (_, hts) => expect(irTaxes(goods(hts, '10', 'NO'))).toEqual([]))
})
