import { expect, test } from 'vitest'
import type { LineItem } from '../entry/draft.ts'
import { feeUnit } from '../reference/tax-names.ts'
import { openAgriculturalFees } from './agricultural-fees.ts'

const line = (htsus: string, weight = '1000', unit = 'KG'): LineItem => ({
  id: htsus + weight,
  line_number: 1,
  htsus,
  net_qty: weight,
  net_uom: unit,
})
const HONEY = '0409.00.0005'
const open = (...lines: LineItem[]) => openAgriculturalFees(lines, () => false)

test.each([
  ['1,000 kg of honey at $0.015 a pound', HONEY, 3307n],
  ['1,000 kg of fresh potatoes at 3 cents a hundredweight', '0701.90.5017', 66n],
  ['1,000 kg of watermelons at 6 cents a hundredweight', '0807.11.4020', 132n],
])('%s', (_, htsus, amount) => expect(open(line(htsus))[0]?.amount).toBe(amount))

test.each([
  ['200 kg of milk solids in cheese at 1.327 cents', '0406.10.3400', '200', 265n],
  ['1,000 kg of milk solids in chocolate', '1806.32.0600', '1000', 1327n],
  ['milk solids in a drink', '2202.99.1000', '75.5', 100n],
])('%s', (_, htsus, solids, amount) =>
  expect(
    open({ ...line(htsus, '500', 'KG'), net_qty_2: solids, net_uom_2: 'CKG' }).map(({ fee, amount: own }) => [
      fee.code,
      own,
    ]),
  ).toEqual([['110', amount]]),
)

test('dairy products without the weight of their milk solids have no amount', () =>
  expect(open(line('0406.10.3400'))[0]?.amount).toBeUndefined())

test('the lines of one fee are added', () =>
  expect(open(line(HONEY), line('9405.41.8440'), line(HONEY, '500'))).toMatchObject([
    { lines: [1, 3], amount: 3307n + 1653n, rate: { rate: '0.015', per: { id: 'tax-unit.pound' } } },
  ]))

test('without the weight of one line there is no amount', () =>
  expect(open(line(HONEY), line(HONEY, '')).map(({ amount, rate }) => [amount, rate?.law])).toEqual([
    [undefined, '80 FR 22361'],
  ]))

test.each([
  ['cotton, whose table nobody read', '6109.10.0012', '056'],
  ['frozen potatoes, which count as the fresh ones that they are made of', '2004.10.8020', '090'],
])('no amount for %s', (_, htsus, code) =>
  expect(open(line(htsus))).toMatchObject([
    { fee: { code, per: feeUnit(code) }, rate: undefined, amount: undefined },
  ]),
)

test('one line with the rate and one without it have no amount', () =>
  expect(open(line('0701.90.5017'), line('2004.10.8020'))).toMatchObject([
    { lines: [1, 2], rate: undefined, amount: undefined },
  ]))
