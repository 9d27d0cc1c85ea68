import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Found, resultTexts } from './result-text.tsx'

const CEILING_LAMP = [
  'Luminaires and lighting fittings',
  'Chandeliers and other electric ceiling or wall lighting fittings',
  'Designed for use solely with light-emitting diode (LED) light sources',
  'Of base metal',
  'Other',
  'Household',
]

test('a number is named by the end of its path, since many are named Other', () =>
  expect(resultTexts(CEILING_LAMP)).toEqual({
    name: 'Of base metal · Other · Household',
    above: expect.stringMatching(/^Chandeliers and other electric ceiling.* · Designed for use solely/),
  }))

test('a short path keeps its first heading', () =>
  expect(resultTexts(['Horses', 'Pure-bred breeding animals', 'Males', 'Other'])).toEqual({
    name: 'Pure-bred breeding animals · Males · Other',
    above: 'Horses',
  }))

test.each([
  ['lamps', 'Electric lamp', 'Electric <u>lamp</u>'],
  ['CEILING', 'ceilings and walls', '<u>ceilings</u> and walls'],
  ['of', 'Of base metal', 'Of base metal'],
  ['', 'Other', 'Other'],
])('of the words %s, %s shows those that it has', (words, text, shown) =>
  expect(renderToStaticMarkup(<Found text={text} words={words} />)).toBe(shown),
)
