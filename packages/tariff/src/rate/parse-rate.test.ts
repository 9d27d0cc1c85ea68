import { describe, expect, test } from 'vitest'
import { parseRate } from './parse-rate.ts'
import { FREE } from './rate.ts'

const percent = (value: string, of?: string) => ({ kind: 'percent', percent: value, ...(of && { of }) })
const amount = (dollars: string, per: string, more = {}) => ({ kind: 'amount', dollars, per, ...more })

describe('rates that are sums of charges', () => {
  test.each([
    ['Free', []],
    ['6.8%', [percent('6.8')]],
    ['3.7% <u></u>', [percent('3.7')]],
    ['33 1/3%', [percent('33.3333333333')]],
    ['1¢/kg', [amount('0.01', 'kg')]],
    ['0.34¢/liter', [amount('0.0034', 'liter')]],
    ['$1.646/kg', [amount('1.646', 'kg')]],
    ['46.3¢/kg + 14.9%', [amount('0.463', 'kg'), percent('14.9')]],
    ['40¢/kg +10.4%', [amount('0.40', 'kg'), percent('10.4')]],
    ['68¢/head', [amount('0.68', 'each')]],
    ['89.6¢/1000', [amount('0.896', 'thousand')]],
    ['10¢/1,000 pins + 3.5%', [amount('0.10', 'thousand'), percent('3.5')]],
    ['$2.50/thou- sand + 40%', [amount('2.50', 'thousand'), percent('40')]],
    ['0.3¢/line/ gross + 4.6%', [amount('0.003', 'line gross'), percent('4.6')]],
    ['4.4¢/liter + 31.4¢/pf. liter', [amount('0.044', 'liter'), amount('0.314', 'proof liter')]],
    ['18.7¢/clean kg', [amount('0.187', 'clean kg')]],
    ['18.7¢/m2', [amount('0.187', 'm2')]],
  ])('%s', (text, charges) => expect(parseRate(text)).toEqual({ kind: 'charges', charges }))
})

describe('charges on a part or on the content of the article', () => {
  test.each([
    [
      '44¢ each + 6% on the case + 14% on the strap, band or bracelet + 5.3% on the battery',
      [
        amount('0.44', 'each'),
        percent('6', 'case'),
        percent('14', 'strap, band or bracelet'),
        percent('5.3', 'battery'),
      ],
    ],
    [
      '43¢ each + 2.8¢/jewel over 7 + 3.7% on the case',
      [amount('0.43', 'each'), amount('0.028', 'jewel', { above: '7' }), percent('3.7', 'case')],
    ],
    ['3.7¢/kg on drained weight', [amount('0.037', 'kg', { of: 'drained weight' })]],
    ['3.6606¢/kg of total sugars', [amount('0.036606', 'kg', { of: 'total sugars' })]],
    ['86.1¢/m2of recording surface', [amount('0.861', 'm2', { of: 'recording surface' })]],
    [
      '$1.32/t, including weight of container',
      [amount('1.32', 't', { of: 'including weight of container' })],
    ],
    ['2.5% on the value of the lead content', [percent('2.5', 'lead content')]],
    ['3 percent of the fair retail value', [percent('3', 'fair retail value')]],
    [
      '4.7% on the value of the rifle + 20% on the value of the telescopic sight, if any',
      [percent('4.7', 'rifle'), percent('20', 'telescopic sight, if any')],
    ],
  ])('%s', (text, charges) => expect(parseRate(text)).toEqual({ kind: 'charges', charges }))
})

test('sugar pays less for each degree under 100, down to a floor', () =>
  expect(
    parseRate(
      '3.6606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 3.143854¢/kg',
    ),
  ).toEqual({
    kind: 'sugar',
    perKg: '0.036606',
    lessPerDegree: '0.00020668',
    underDegrees: '100',
    atLeast: '0.03143854',
  }))

describe('rates of chapter 99', () => {
  test.each([
    ['The duty provided in the applicable subheading + 25%', [percent('25')]],
    ['The duty provided in the applicable subheading plus 25%', [percent('25')]],
    ['The duty provided inthe applicable subheading+ 25%', [percent('25')]],
    ['The duty provided in the applicable subheading + 50%.', [percent('50')]],
    ['The duty provided in the applicable subheading', []],
    ['No change.', []],
    [
      'The duty provided in the applicable subheading + a duty of 25% upon the value of the non-U.S. content',
      [percent('25', 'non-U.S. content')],
    ],
    ['The duty provided in subheadings 8716.39.00, 8716.90.30 or 8716.90.50 + 100%', [percent('100')]],
  ])('%s', (text, plus) => expect(parseRate(text)).toEqual({ kind: 'subheading', plus }))
})

test.each([
  'The rate applicable to each garment in the ensemble if separately entered',
  'See additional U.S. note 1',
  'A duty upon the value of the repairs or alterations (see U.S. note 3 of this subchapter)',
])('%s: a person enters the rate', (text) => expect(parseRate(text)).toEqual({ kind: 'byHand', text }))

test('goods that are free under a condition keep the condition', () =>
  expect(parseRate('Free, under bond')).toEqual({ ...FREE, condition: 'under bond' }))

test.each(['', '5', '5 percentage points', '12¢/box', '4.5% + something', 'Free?', '1¢/kg - 2%'])(
  'nothing guesses the rate %j',
  (text) => expect(parseRate(text)).toBeUndefined(),
)
