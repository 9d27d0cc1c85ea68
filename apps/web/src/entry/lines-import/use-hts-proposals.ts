import type { AnswerOf, BodyOf } from '@edfe/contracts/operations'
import { MOST_PROPOSED_TEXTS, MOST_SEARCHED_CHARACTERS } from '@edfe/contracts/tariff/limits'
import type { ReadRow } from '@edfe/domain/lines-import'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { descriptionKey } from './lines-by-goods.ts'

export type ProposedNumber = AnswerOf<'proposeTariffNumbers'>['proposals'][number]['results'][number]

/** True if a row has no tariff number except the one that a person gave it. */
const lacksNumber = ({ cells: { htsus } }: ReadRow): boolean =>
  htsus === undefined ||
  htsus.state === 'typed' ||
  htsus.note === 'hts-short' ||
  (htsus.text === '' && htsus.state !== 'asked')

type AskedGoods = BodyOf<'proposeTariffNumbers'>['goods'][number]

/** The goods of a row by its description, within the beginning of a number that the row has. */
const goodsOf = ({ cells }: ReadRow): AskedGoods => ({
  text: (cells.description?.text ?? '').slice(0, MOST_SEARCHED_CHARACTERS).trim(),
  within: cells.htsus?.note === 'hts-short' ? cells.htsus.text.replace(/\D/g, '') : '',
})

const keyOf = ({ text, within }: AskedGoods): string => `${within} ${descriptionKey(text)}`

const proposalsQuery = (goods: AskedGoods[], on: string | undefined) =>
  queryOptions({
    queryKey: ['tariff', 'proposals', on, goods],
    queryFn: ({ signal }) => call('proposeTariffNumbers', { body: { goods, on }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Queries the numbers that the tariff proposes for rows without one, by their descriptions and the digits that they have. The rows appear
 * before the proposals; without an answer there are none.
 */
export function useHtsProposals(rows: readonly ReadRow[], on: string | undefined) {
  const asked = new Map(
    rows
      .filter(lacksNumber)
      .map(goodsOf)
      .filter(({ text, within }) => within !== '' || /[a-z]{3}/i.test(text))
      .map((goods) => [keyOf(goods), goods]),
  )
  const goods = [...asked.values()]
  const requests: AskedGoods[][] = []
  for (let from = 0; from < goods.length; from += MOST_PROPOSED_TEXTS)
    requests.push(goods.slice(from, from + MOST_PROPOSED_TEXTS))
  const proposed = useQueries({
    queries: requests.map((request) => proposalsQuery(request, on)),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, at) =>
          (data?.proposals ?? []).map(
            ({ results }, place) => [keyOf(requests[at]![place]!), results] as const,
          ),
        ),
      ),
  })
  return (row: ReadRow): readonly ProposedNumber[] =>
    lacksNumber(row) ? (proposed.get(keyOf(goodsOf(row))) ?? []) : []
}

/** The other rows of the same goods that still lack a number of the tariff. */
export function sameGoods(rows: readonly ReadRow[], row: ReadRow): number[] {
  const key = descriptionKey(row.cells.description?.text ?? '')
  if (key === '') return []
  return rows
    .filter((other) => other.row !== row.row && lacksNumber(other) && other.cells.htsus?.state !== 'typed')
    .filter(({ cells }) => descriptionKey(cells.description?.text ?? '') === key)
    .map((other) => other.row)
}
