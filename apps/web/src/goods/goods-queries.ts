import type { AnswerOf } from '@edfe/contracts/operations'
import type { GoodsAnswer } from '@edfe/domain/entry'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'

export type FoundGoods = AnswerOf<'findTariffGoods'>
export type GoodsRow = FoundGoods['rows'][number]
export type TariffResult = GoodsRow['lines'][number]
export type UsedLine = AnswerOf<'listUsedTariffLines'>['lines'][number]

/** On which day, and from where, goods come in; both decide what they pay. */
export interface GoodsFacts {
  /** The entry date; the current day without it. */
  on?: string | undefined
  /** Two letters of the country of origin. */
  origin?: string | undefined
}

/** Subheadings by words or digits, and by answers about the goods. The rows of the text before stay until the new ones are there. */
export const goodsQuery = (text: string, { on, origin }: GoodsFacts, answers: readonly GoodsAnswer[] = []) =>
  queryOptions({
    queryKey: ['tariff', 'goods', text, on, origin, answers],
    queryFn: ({ signal }) =>
      call('findTariffGoods', { query: { q: text, on, origin, answers: answers.join() }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The numbers that the organization has used: asked once for each search, not for each text. */
export const usedLinesQuery = ({ on, origin }: GoodsFacts) =>
  queryOptions({
    queryKey: ['tariff', 'used', on, origin],
    queryFn: ({ signal }) => call('listUsedTariffLines', { query: { on, origin }, signal }),
  })

/** A ruling of CBP; an error where it is not here. */
export const rulingQuery = (number: string) =>
  queryOptions({
    queryKey: ['tariff', 'ruling', number],
    queryFn: ({ signal }) => call('getRuling', { params: { number }, signal }),
    retry: false,
  })
