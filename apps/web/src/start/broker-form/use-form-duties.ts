import { MOST_COMPARED_LINES } from '@edfe/contracts/tariff/limits'
import { askedLine, type BrokerForm, compareDuty, type TariffDuty } from '@edfe/domain/broker-form'
import { splitRows } from '@edfe/domain/lines-import'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/client.ts'
import { defaultsQuery } from '../../entry/editing/entry-queries.ts'

/** A line by the tariff of today, or why it has no duty. */
export interface ComparedLine extends TariffDuty {
  refusal: string | null
  verdict: ReturnType<typeof compareDuty>
}

/**
 * The duty of every line of a form by the tariff of today, by line number: asked in parts, one after the other, so that a
 * form of 999 lines is twenty requests. `done` of `total` lines have their answer.
 */
export function useFormDuties({ values, lines }: Extract<BrokerForm, { ok: true }>) {
  const { data: defaults } = useQuery(defaultsQuery)
  const on = defaults?.today
  const asked = useMemo(() => {
    const origin = values.find(({ path }) => path === 'shipment_origin.country_of_origin')?.value
    return lines.flatMap((line) => {
      const of = askedLine(line, origin)
      return of ? [{ line, of }] : []
    })
  }, [values, lines])
  const parts = useMemo(
    () => splitRows(asked, { room: MOST_COMPARED_LINES, most: MOST_COMPARED_LINES }),
    [asked],
  )
  const query = useInfiniteQuery({
    queryKey: ['tariff', 'duties', on, asked.map(({ of }) => of)],
    queryFn: ({ pageParam, signal }) =>
      call('calculateDuties', { body: { on, lines: parts[pageParam]!.map(({ of }) => of) }, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < parts.length ? pages.length : undefined),
    enabled: on !== undefined && asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const duties = useMemo(() => {
    const answers = data?.pages.flatMap((page) => page.duties) ?? []
    return new Map(
      answers.map(({ rate_text, duty, refusal }, index): [number, ComparedLine] => {
        const { line } = asked[index]!
        const tariff = { rate: rate_text ?? undefined, duty }
        const verdict = refusal === null ? compareDuty(line.said, tariff) : 'differs'
        return [line.number, { ...tariff, refusal, verdict }]
      }),
    )
  }, [data, asked])
  const retry = () => void (data ? fetchNextPage() : refetch())
  return { duties, done: duties.size, total: asked.length, isError, retry }
}

export type FormDuties = ReturnType<typeof useFormDuties>
