import type { AnswerOf } from '@edfe/contracts/operations'
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

/** The beginning of a number, which is completed under it; else the description. */
const textOf = ({ cells }: ReadRow): string =>
  (cells.htsus?.note === 'hts-short' ? cells.htsus.text : (cells.description?.text ?? ''))
    .slice(0, MOST_SEARCHED_CHARACTERS)
    .trim()

const proposalsQuery = (texts: string[], on: string | undefined) =>
  queryOptions({
    queryKey: ['tariff', 'proposals', on, texts],
    queryFn: ({ signal }) => call('proposeTariffNumbers', { body: { texts, on }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Queries the numbers that the tariff proposes for rows without one, by their descriptions. The rows appear
 * before the proposals; without an answer there are none.
 */
export function useHtsProposals(rows: readonly ReadRow[], on: string | undefined) {
  const texts = [...new Set(rows.filter(lacksNumber).map(textOf))].filter((text) =>
    /[a-z]{3}|^[\d.]+$/i.test(text),
  )
  const requests = []
  for (let from = 0; from < texts.length; from += MOST_PROPOSED_TEXTS)
    requests.push(proposalsQuery(texts.slice(from, from + MOST_PROPOSED_TEXTS), on))
  const byGoods = useQueries({
    queries: requests,
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) =>
          (data?.proposals ?? []).map(({ text, results }) => [descriptionKey(text), results] as const),
        ),
      ),
  })
  return (row: ReadRow): readonly ProposedNumber[] =>
    lacksNumber(row) ? (byGoods.get(descriptionKey(textOf(row))) ?? []) : []
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
