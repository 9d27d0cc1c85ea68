import { expect, test } from 'vitest'
import { centsText } from '../money/cents.ts'
import { type AlcoholLine, alcoholTaxOf } from './alcohol-tax.ts'

const drink = (program: string, given: Record<string, string>, rest: AlcoholLine = {}): AlcoholLine => ({
  ...rest,
  agency_statements: [
    {
      agency: 'TTB',
      program,
      answers: Object.entries(given).map(([question, value]) => ({ question, value, row: '0' })),
    },
  ],
})

test.each([
  [
    'still wine of 16 % at 1.07 a gallon',
    drink('WIN', { wine: 'STILL', alcohol: '16', liters: '9000' }),
    '2543.98',
  ],
  [
    'still wine of 16.1 % at 1.57',
    drink('WIN', { wine: 'STILL', alcohol: '16.1', liters: '9000' }),
    '3732.75',
  ],
  ['still wine of 24 % at 3.15', drink('WIN', { wine: 'STILL', alcohol: '24', liters: '9000' }), '7489.28'],
  ['sparkling wine at 3.40', drink('WIN', { wine: 'SPARKLING', liters: '9000' }), '8083.66'],
  ['carbonated wine at 3.30', drink('WIN', { wine: 'CARBONATED', liters: '9000' }), '7845.91'],
  ['hard cider at 22.6 cents', drink('WIN', { wine: 'CIDER', liters: '1000' }), '59.70'],
  ['beer by the barrel of 31 gallons', drink('BER', { liters: '117.35' }), '18.00'],
  ['spirits of 40 % by the proof gallon', drink('DSP', { alcohol: '40', liters: '1000' }), '2853.06'],
  ['the liters of the line', drink('BER', {}, { net_qty: '117.35', net_uom: 'L' }), '18.00'],
])('%s', (_, line, tax) => expect(centsText(alcoholTaxOf(line)!.amount!)).toBe(tax))

test.each([
  ['still wine of unknown alcohol', drink('WIN', { wine: 'STILL', liters: '9000' })],
  ['wine of over 24 %, which the law taxes as spirits', drink('WIN', { wine: 'STILL', alcohol: '25' })],
  ['wine of an unknown kind', drink('WIN', { alcohol: '13' })],
  ['goods of another agency', { agency_statements: [{ agency: 'FDA', program: 'FOO' }] }],
  ['a line that says nothing', {}],
])('no class for %s', (_, line) => expect(alcoholTaxOf(line)).toBeUndefined())

test('a class without liters has no amount', () => {
  expect(alcoholTaxOf(drink('BER', {}))).toMatchObject({ key: 'beer', amount: undefined })
  expect(alcoholTaxOf(drink('DSP', { liters: '10' }))).toMatchObject({ key: 'spirits', amount: undefined })
})
