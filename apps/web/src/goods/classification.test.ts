import type { CalendarDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { classificationOf, isOfNumber } from './classification.ts'
import type { ChosenNumber } from './goods-search.tsx'

const TODAY = '2026-11-29' as CalendarDay
const result = {
  hts: '9503.00.0073',
  description: 'Other',
  path: ['Toys'],
  units: [],
  general: 'Free',
  special: null,
  column_2: null,
  additional: null,
  is_whole: true,
  percent: null,
  percent_is_assumed: false,
}
const teddyBear: ChosenNumber = {
  line: result,
  searched: 'teddy bear',
  answers: ['a-toy'],
  edition: 'HTS 2026 Rev 10',
  row: {
    hts: '9503.00',
    description: 'Toys',
    path: ['Toys'],
    is_likely: true,
    reasons: [
      { source: 'own', words: 'teddy bear', ruling: null },
      {
        source: 'ruling',
        words: 'A stuffed bear',
        ruling: { number: 'N301234', day: '2018-11-05', is_older: false },
      },
    ],
    lines: [result],
    line_count: 1,
    agencies: ['CPSC'],
  },
}

test('a line keeps the words, the answers, the edition, the day, and the rulings with number and day', () =>
  expect(classificationOf(teddyBear, TODAY, undefined)).toEqual({
    hts: '9503.00.0073',
    words: 'teddy bear',
    edition: 'HTS 2026 Rev 10',
    chosen_on: '2026-11-29',
    reasons: [
      { source: 'own', words: 'teddy bear', ruling: '', ruled_on: '' },
      { source: 'ruling', words: 'A stuffed bear', ruling: 'N301234', ruled_on: '2018-11-05' },
    ],
    answers: [{ answer: 'a-toy' }],
    note: '',
  }))

test('the own reason stays with the same number, and goes with another one', () => {
  const noteAfter = (hts: string) => classificationOf(teddyBear, TODAY, { hts, note: 'A toy' }).note
  expect(noteAfter('9503.00.0073')).toBe('A toy')
  expect(noteAfter('9503000073')).toBe('A toy')
  expect(noteAfter('9503.00.0071')).toBe('')
})

test('a reason is not about a number that was typed afterwards', () => {
  expect(isOfNumber({ hts: '9503.00.0073' }, '9503.00.0071')).toBe(false)
  expect(isOfNumber({ hts: '9503.00.0073' }, '9503000073')).toBe(true)
  expect(isOfNumber(undefined, '9503.00.0071')).toBe(true)
})
