import { expect, test } from 'vitest'
import { keptAnswers } from './classification-words.ts'
import {
  answeredWords,
  answersTo,
  GOODS_ANSWERS,
  GOODS_QUESTIONS,
  type GoodsQuestion,
  questionOf,
} from './goods-questions.ts'

const QUESTIONS = Object.keys(GOODS_QUESTIONS) as GoodsQuestion[]

test('an answer belongs to one question', () => {
  expect(new Set(GOODS_ANSWERS).size).toBe(GOODS_ANSWERS.length)
  for (const question of QUESTIONS)
    expect(answersTo(question).map(questionOf)).toEqual(answersTo(question).map(() => question))
})

test('a question has at least two answers', () =>
  expect(QUESTIONS.filter((question) => answersTo(question).length < 2)).toEqual([]))

test('a line keeps its answers in their order, and what is no answer is left out', () =>
  expect(
    keptAnswers({ answers: [{ answer: 'cotton' }, { answer: 'chocolate' }, { answer: 'not-a-part' }] }),
  ).toEqual(['cotton', 'not-a-part']))

test('an answer is said with its question', () =>
  expect(answeredWords('not-a-part').params).toMatchObject({
    question: { defaultMessage: 'Is it a part of something else?' },
    answer: { defaultMessage: 'No' },
  }))
