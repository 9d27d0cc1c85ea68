import { expect, test } from 'vitest'
import { parseSpecial } from './parse-special.ts'
import { FREE } from './rate.ts'

const charges = (...all: object[]) => ({ kind: 'charges', charges: all })

test('each rate of the special column has the programs that follow it', () =>
  expect(parseSpecial('Free (A*,AU,BH, S,SG) 3.2% (JP)8.8¢/liter(JO)')).toEqual([
    { rate: FREE, text: 'Free', programs: ['A*', 'AU', 'BH', 'S', 'SG'] },
    { rate: charges({ kind: 'percent', percent: '3.2' }), text: '3.2%', programs: ['JP'] },
    {
      rate: charges({ kind: 'amount', dollars: '0.088', per: 'liter' }),
      text: '8.8¢/liter',
      programs: ['JO'],
    },
  ]))

test('the special rate of some programs is in chapter 98 or 99', () =>
  expect(
    parseSpecial('Free (BH,P+) See 9822.04.01-9822.04.03 (AU) See 9919.04.50, 9919.04.57 (PA (PA)'),
  ).toEqual([
    { rate: FREE, text: 'Free', programs: ['BH', 'P+'] },
    {
      rate: { kind: 'see', headings: '9822.04.01-9822.04.03' },
      text: 'See 9822.04.01-9822.04.03',
      programs: ['AU'],
    },
    {
      rate: { kind: 'see', headings: '9919.04.50, 9919.04.57' },
      text: 'See 9919.04.50, 9919.04.57',
      programs: ['PA'],
    },
  ]))

test('a special rate without programs is for whoever enters the goods', () =>
  expect(parseSpecial('The duty provided in the applicable subheading + 25%')).toEqual([
    {
      rate: { kind: 'subheading', plus: [{ kind: 'percent', percent: '25' }] },
      text: 'The duty provided in the applicable subheading + 25%',
      programs: [],
    },
  ]))

test.each(['Free (AU) and more', 'Almost free (AU)', 'Free (au)'])('%j is not guessed', (text) =>
  expect(parseSpecial(text)).toBeUndefined(),
)
