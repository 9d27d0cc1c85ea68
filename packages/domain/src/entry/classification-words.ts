import { formatDay, parseDay } from '../calendar/index.ts'
import { type Sentence, say } from '../messages/index.ts'
import type { Classification } from './draft.ts'
import { GOODS_SOURCES, type GoodsSource } from './fields/line-classification.ts'
import { type GoodsAnswer, isGoodsAnswer } from './goods-questions.ts'

/**
 * Goods that a search resembles, in the words of their source; CBP's number of a ruling and its day, where known, and
 * whether the number that it decided on has changed since.
 */
export interface GoodsReason {
  source: GoodsSource
  words: string
  ruling: { number: string; day: string | null; is_older?: boolean } | null
}

/** The source of a reason for a subheading, with the words for the goods there. */
export function goodsReasonWords({ source, words, ruling }: GoodsReason): Sentence {
  if (source === 'own')
    return say(
      { id: 'goods-reason.own', defaultMessage: 'Our index of everyday goods has “{words}” here' },
      { words },
    )
  if (source === 'ruling') {
    const day = ruling?.day ? parseDay(ruling.day) : undefined
    return say(
      {
        id: 'goods-reason.ruling',
        defaultMessage:
          'CBP ruling {number}{isDated, select, yes { of {day}} other {}}{isOlder, select, yes {, under a number that has changed since} other {}}: “{words}”',
      },
      {
        number: ruling?.number ?? '',
        isDated: day ? 'yes' : 'no',
        day: day ? formatDay(day) : '',
        isOlder: ruling?.is_older ? 'yes' : 'no',
        words,
      },
    )
  }
  if (source === 'eu-ruling')
    return say(
      {
        id: 'goods-reason.eu-ruling',
        defaultMessage: 'A European ruling has “{words}” under the same six digits',
      },
      { words },
    )
  return say(
    {
      id: 'goods-reason.uk',
      defaultMessage: 'The index of the UK tariff has “{words}” under the same six digits',
    },
    { words },
  )
}

/** The reasons that a line keeps. */
export const keptReasons = ({ reasons = [] }: Classification): GoodsReason[] =>
  reasons.flatMap(({ source: named, words = '', ruling = '', ruled_on = '' }) => {
    const source = GOODS_SOURCES.find((one) => one === named)
    if (!source) return []
    return [{ source, words, ruling: ruling ? { number: ruling, day: ruled_on || null } : null }]
  })

/** 'Chosen on 11/29/2026 in HTS 2026 Rev 10, found by “teddy bear”.' */
export function choiceWords({ words = '', edition = '', chosen_on = '' }: Classification): Sentence {
  const day = parseDay(chosen_on)
  return say(
    {
      id: 'why-this-number.found',
      defaultMessage:
        'Chosen on {day}{isSearched, select, yes { in {edition}, found by “{words}”} other { among numbers that were used before}}.',
    },
    { day: day ? formatDay(day) : '', isSearched: words ? 'yes' : 'no', edition, words },
  )
}

/** The answers that a line keeps, in the order in which they were given. */
export const keptAnswers = ({ answers = [] }: Classification): GoodsAnswer[] =>
  answers.flatMap(({ answer = '' }) => (isGoodsAnswer(answer) ? [answer] : []))
