import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Figure, figureWords } from './total-words.ts'

const EXACT = /^\$[\d,]+\.\d\d$/
const anyFigure: fc.Arbitrary<Figure> = fc.record({
  certainty: fc.constantFrom<Figure['certainty']>('unknown', 'about', 'at_least', 'firm'),
  amount: fc.integer({ min: 0, max: 99_999_999_99 }).map((cents) => (cents / 100).toFixed(2)),
})

test('a figure is said without a word before it only when it is firm', () => {
  fc.assert(
    fc.property(anyFigure, (figure) => {
      expect(EXACT.test(figureWords(figure))).toBe(figure.certainty === 'firm')
    }),
  )
})

test.each<[string, Figure['certainty'], string]>([
  ['8544.64', 'about', 'about $8,500'],
  ['8550.00', 'about', 'about $8,600'],
  ['544.64', 'about', 'about $540'],
  ['44.64', 'about', 'about $45'],
  ['8077.24', 'at_least', 'at least $8,077.24'],
  ['8544.64', 'firm', '$8,544.64'],
  ['0.00', 'unknown', 'Not known yet'],
])('%s, %s: %s, and an amount never breaks', (amount, certainty, words) =>
  expect(figureWords({ certainty, amount })).toBe(
    certainty === 'unknown' ? words : words.replaceAll(' ', '\u00A0'),
  ),
)
