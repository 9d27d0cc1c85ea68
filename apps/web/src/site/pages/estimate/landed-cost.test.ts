import type { EstimatedCost, EstimatePage } from '@edfe/contracts/tariff/public-pages'
import { centsText, sumCents, toCents } from '@edfe/domain/money'
import { expect, test } from 'vitest'
import { costParts, eachOf } from './landed-cost.ts'

const page = (asked: Partial<EstimatePage['asked']>) =>
  ({ asked: { value: '18,750', freight: '2100', quantities: ['2400'], ...asked } }) as EstimatePage
/** Lamps of China: 25 and 12.5 percent of chapter 99, 7.6 percent of chapter 94, both fees. */
const estimate = {
  cost: {
    rows: [
      { program: 'Section 301, China', amount: '4687.50' },
      { program: 'Section 301, forced labor', amount: '2343.75' },
      { program: null, amount: '1425.00' },
    ],
    mpf: { amount: '64.95' },
    hmf: { amount: '23.44' },
    landed_cost: '29394.64',
  },
} as EstimatedCost

test('the parts of the landed cost add up to it', () => {
  const parts = costParts(page({}), estimate)
  expect(parts.map(({ key, amount }) => [key, amount])).toEqual([
    ['goods', '18750.00'],
    ['freight', '2100.00'],
    ['base', '1425.00'],
    ['additional', '7031.25'],
    ['fees', '88.39'],
  ])
  expect(centsText(sumCents(parts.map(({ amount }) => toCents(amount ?? ''))))).toBe(
    estimate.cost.landed_cost,
  )
})

test('a lamp costs a share of the landed cost, half up to the cent', () => {
  expect(eachOf(page({}), '29394.64')).toBe('12.25')
  expect(eachOf(page({ quantities: ['3'] }), '0.05')).toBe('0.02')
  expect(eachOf(page({ quantities: ['0.5'] }), '10.00')).toBe('20.00')
})

test.each([[''], ['0'], ['many']])('of a quantity of %j no share is known', (quantity) =>
  expect(eachOf(page({ quantities: [quantity] }), '29394.64')).toBeUndefined(),
)
