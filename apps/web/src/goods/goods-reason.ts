import {
  answerWords,
  GOODS_QUESTIONS,
  type GoodsAnswer,
  type GoodsQuestion,
  type GoodsReason,
  goodsReasonWords,
  questionOf,
} from '@edfe/domain/entry'
import { sentence } from '../words/sentence.ts'
import { t } from '../words/t.ts'
import type { GoodsRow } from './goods-queries.ts'

/** The source of a reason for a subheading, with the words for the goods there. */
export const goodsReason = (reason: GoodsReason): string => sentence(goodsReasonWords(reason))

/** A question about the goods, as a person who sells them understands it. */
export const questionInWords = (question: GoodsQuestion): string => sentence(GOODS_QUESTIONS[question])

/** An answer without its question. */
export const answerInWords = (answer: GoodsAnswer): string => sentence(answerWords(answer))

/** 'What is it mostly made of? Cotton' */
export const answeredInWords = (answer: GoodsAnswer): string =>
  t(
    { id: 'goods-answer.with-question', defaultMessage: '{question} {answer}' },
    { question: questionInWords(questionOf(answer)), answer: answerInWords(answer) },
  )

/** What answers did to the rows, or ''. */
export const leftOutInWords = (count: number): string =>
  count === 0
    ? ''
    : t(
        {
          id: 'goods-reason.left-out',
          defaultMessage:
            '{count, plural, one {Your answers leave out # other subheading.} other {Your answers leave out # other subheadings.}}',
        },
        { count },
      )

/** How sure a row is. A first row that is called likely is right in about seven of ten searches (docs/tariff.md). */
export const likelihood = ({ is_likely }: Pick<GoodsRow, 'is_likely'>): string =>
  is_likely
    ? t({ id: 'goods-reason.likely', defaultMessage: 'Likely' })
    : t({ id: 'goods-reason.possible', defaultMessage: 'Possible' })

/** The agencies that may ask for data, or '' for none. */
export const agenciesInWords = ({ agencies }: Pick<GoodsRow, 'agencies'>): string =>
  agencies.length === 0
    ? ''
    : t(
        {
          id: 'goods-reason.agencies',
          defaultMessage: '{agencies} may ask for data',
        },
        { agencies: agencies.join(', ') },
      )

/** What limits a search: the digits that every number has to begin with, or ''. */
export const withinInWords = (within: string): string =>
  within &&
  t({ id: 'goods-reason.within', defaultMessage: 'Only numbers that begin with {within}.' }, { within })

/** The English that was searched in place of words in another language, or ''. */
export const searchedAsInWords = (english: string): string =>
  english && t({ id: 'goods-reason.searched-as', defaultMessage: 'Searched as “{english}”.' }, { english })

/** Words of a search that count nothing, or ''. */
export const unknownInWords = (words: readonly string[]): string =>
  words.length === 0
    ? ''
    : t(
        {
          id: 'results.unknown',
          defaultMessage:
            '{count, plural, one {“{words}” is a word that neither the tariff nor our lists have. The rows are found by the others.} other {“{words}” are words that neither the tariff nor our lists have. The rows are found by the others.}}',
        },
        { count: words.length, words: words.join('”, “') },
      )
