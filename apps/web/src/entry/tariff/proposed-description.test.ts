import { expect, test } from 'vitest'
import { proposedDescription } from './proposed-description.ts'

const T_SHIRTS = [
  'T-shirts, singlets, tank tops and similar garments, knitted or crocheted:',
  'Of cotton',
  "Men's or boys':",
  'Other T-shirts:',
  "Men's (338)",
]

const CEILING_LAMPS = [
  'Luminaires and lighting fittings including searchlights and spotlights and parts thereof, not elsewhere specified or included; illuminated signs, having a permanently fixed light source:',
  'Chandeliers and other electric ceiling or wall lighting fittings, excluding those of a kind used for lighting public open spaces or thoroughfares:',
  'Designed for use solely with light-emitting diode (LED) light sources:',
  'Of base metal:',
  'Other',
  'Household',
]

test('the words of the search describe the goods best', () => {
  expect(proposedDescription(CEILING_LAMPS, ' LED ceiling lamp, steel body ')).toBe(
    'LED ceiling lamp, steel body',
  )
})

test.each([
  ['', "T-shirts, of cotton, men's or boys', other T-shirts, men's", T_SHIRTS],
  [
    '9405.11',
    'Chandeliers and other electric ceiling or wall lighting fittings, designed for use solely with light-emitting diode, of base metal, household',
    CEILING_LAMPS,
  ],
])('without words (%j), the headings of the number do', (searched, description, path) => {
  expect(proposedDescription(path, searched)).toBe(description)
})

test('a proposal fits block 32', () => {
  expect(proposedDescription(['x'.repeat(300)])).toHaveLength(200)
  expect(proposedDescription([], 'lamp '.repeat(60))).toHaveLength(200)
})
