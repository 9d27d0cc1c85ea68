import type { CalendarDay } from '@edfe/domain/calendar'
import { type Classification, isGoodsAnswer } from '@edfe/domain/entry'
import type { QueryClient } from '@tanstack/react-query'
import { classificationOf } from '../goods/classification.ts'
import { goodsQuery } from '../goods/goods-queries.ts'
import { defaultsQuery } from './editing/entry-queries.ts'
import type { EstimatedGoods } from './estimated-goods-search.ts'

const digitsOf = (hts: string): string => hts.replace(/\D/g, '')
const SUBHEADING = 6

/**
 * Why goods of an estimate have their number: the search that found it is asked again, because an address holds only its
 * words and answers. Undefined where no search was made, and where it does not list the number: then another one was typed.
 */
export async function reasonForNumber(
  goods: EstimatedGoods,
  client: QueryClient,
): Promise<Classification | undefined> {
  const { hts, words, entry_date: on, origin, goods_answers: given = '' } = goods
  if (!hts || !words) return undefined
  const answers = given.split(',').filter(isGoodsAnswer)
  try {
    const found = await client.fetchQuery(goodsQuery(words, { on, origin }, answers))
    const row = found.rows.find((one) => digitsOf(one.hts) === digitsOf(hts).slice(0, SUBHEADING))
    if (!row) return undefined
    const { today } = await client.fetchQuery(defaultsQuery)
    const edition = found.edition.name
    return classificationOf(
      { line: { hts }, searched: words, row, answers: found.answers, edition },
      today as CalendarDay,
      undefined,
    )
  } catch {
    // The entry is worth more than the reason.
    return undefined
  }
}
