import { expect, test } from 'vitest'
import { answeredQuestions } from './answered-questions.ts'

test('an answer is shown with the question and the options that it was chosen from', () =>
  expect(answeredQuestions({ metal_share: 'under_15' }, '7.6%')).toMatchObject([
    {
      key: 'metal_share',
      answer: 'under_15',
      text: { id: 'tariff.ask.metal-share' },
      options: [{ value: 'at_least_15' }, { value: 'under_15' }],
    },
  ]))

test.each([
  ['quantity KG', 'tariff.ask.quantity'],
  ['quantity KG copper content', 'tariff.ask.quantity-of'],
  ['value_of the case', 'tariff.ask.value-of'],
  ['degrees', 'tariff.ask.degrees'],
  ['base_duty', 'tariff.ask.duty'],
])('the number %s is shown with its question', (key, id) =>
  expect(answeredQuestions({ [key]: '12' }, 'See note 3')).toMatchObject([
    { key, answer: '12', text: { id }, options: [] },
  ]),
)

test('an empty answer and a key of no question are left out', () =>
  expect(answeredQuestions({ metal_share: '', unknown: 'yes' }, 'Free')).toEqual([]))
