import { expect, test } from 'vitest'
import { barScale, shortMonth } from './month-bars.ts'

test('the highest month has the longest bar, and the others are to scale from zero', () => {
  const scale = barScale(['9412.10', '15967.40', '0.00'])
  expect(scale.lengthOf('15967.40')).toBe(100)
  expect(scale.lengthOf('7983.70')).toBe(50)
  expect(scale.lengthOf('0.00')).toBe(0)
  expect(scale.figureOf('9412.10')).toBe('9,412')
  expect(scale.unitLabel).toBe('US dollars')
})

test('without duty there are no bars', () => {
  expect(barScale(['0.00', '0.00']).lengthOf('0.00')).toBe(0)
})

test('figures of a million dollars and more are in thousands', () => {
  const scale = barScale(['2400000.00', '350499.00'])
  expect([scale.unitLabel, scale.figureOf('350499.00')]).toEqual(['Thousands of US dollars', '350'])
})

test('the first bar and January name their year', () => {
  expect([shortMonth('2025-12', true), shortMonth('2026-01', false), shortMonth('2026-02', false)]).toEqual([
    ...['Dec 2025', 'Jan 2026', 'Feb'],
  ])
})
