import { irTaxMessages, openFee } from '@edfe/domain/filing'
import { listedParts } from '@edfe/domain/messages'
import {
  AGRICULTURAL_FEES,
  agriculturalRate,
  askedExcises,
  exciseRates,
  feeName,
  feeUnit,
  taxName,
  taxUnit,
} from '@edfe/domain/reference'
import { expect, test } from 'vitest'
import { domainMessages } from './domain-catalogue.ts'
import { catalogueOf, createFormatter } from './formatter.ts'
import { ruleMessages } from './rule-messages.ts'

const english = createFormatter(catalogueOf(domainMessages()))

test('taxes and fees that goods may owe are a series of messages, one for each', () => {
  const wine = { name: taxName('wine-16'), rate: '$1.07', per: taxUnit('gallon'), law: '26 U.S.C. 5041' }
  const rates = listedParts([
    irTaxMessages.computed({ ...wine, amount: '$2,543.98' }),
    irTaxMessages.byQuantity({ ...wine, unit: 'L' }),
  ])
  expect(english.format({ id: 'rule.FILING_IR_TAX_MISSING', params: { rates } })).toBe(
    'Goods of this number owe internal revenue tax. Still wine of up to 16% alcohol: $1.07 per gallon, $2,543.98 (26 U.S.C. 5041); Still wine of up to 16% alcohol: $1.07 per gallon, by the quantity in L (26 U.S.C. 5041).',
  )
  const cotton = { name: feeName('056'), code: '056', law: '7 CFR 1205' }
  const fees = listedParts([
    openFee({ ...cotton, lines: '2', count: 1 }),
    openFee({ ...cotton, lines: '2, 3', count: 2 }),
  ])
  expect(english.format({ id: 'rule.FILING_AGRICULTURAL_FEE', params: { fees } })).toBe(
    'These goods may owe an agricultural fee: cotton, class 056, line 2 (7 CFR 1205); cotton, class 056, lines 2, 3 (7 CFR 1205).',
  )
})

test('every tax and fee that goods may owe has a name, and every rate what it is counted by', () => {
  const named = new Set(ruleMessages().map(({ id }) => id))
  const numbers = ['2203', '2204', '2205', '2206', '2208', '2402', '2403', '4813', '2106', '3302', '2207']
  const below = (start: string) =>
    Array.from({ length: 10_000 }, (_, at) => start + String(at).padStart(4, '0'))
  const taxes = numbers
    .flatMap(below)
    .flatMap((hts) => [
      ...exciseRates(`${hts}30`).flatMap(({ name, per }) => [name, per]),
      ...askedExcises(`${hts}00`).flatMap(({ name, basis }) => [name, basis]),
    ])
  const fees = AGRICULTURAL_FEES.flatMap(({ name, per }) => [name, per])
  const rates = [
    ['055', '0409000005'],
    ['090', '0701900000'],
    ['104', '0807110000'],
    ['110', '0406103400'],
  ].map(([code = '', hts = '']) => agriculturalRate(code, hts)!.per)
  const ids = new Set([...taxes, ...fees, ...rates].map(({ id }) => id))
  expect(ids.size).toBeGreaterThan(50)
  expect([...ids].filter((id) => !named.has(id))).toEqual([])
  expect([feeUnit('056'), feeUnit('090'), taxUnit('proof-gallon')].map(english.format)).toEqual([
    'kilogram, by a table',
    'hundredweight of fresh potatoes',
    'proof gallon',
  ])
})
