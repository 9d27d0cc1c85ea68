import type { AnswerOf } from '@edfe/contracts/operations'
import { type LandedBy, type LandedCost, sumLanded } from '@edfe/domain/books'
import { toCents } from '@edfe/domain/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/client.ts'

interface Ask {
  by: LandedBy
  from: string
  to: string
}

type Row = AnswerOf<'getLandedCosts'>['rows'][number]

const inCents = ({ value, freight, duty, fees, ...row }: Row): LandedCost => ({
  ...row,
  value: toCents(value),
  freight: toCents(freight),
  duty: toCents(duty),
  fees: toCents(fees),
})

/** Goes through the filed entries of the months page by page, and gives the sums so far. */
export function useLandedCosts(ask: Ask) {
  const query = useInfiniteQuery({
    queryKey: ['dashboard', 'landed-cost', ask],
    queryFn: ({ pageParam, signal }) =>
      call('getLandedCosts', { query: pageParam ? { ...ask, after: pageParam } : ask, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
    enabled: ask.from !== '',
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const pages = query.data?.pages ?? []
  return {
    costs: sumLanded(pages.flatMap(({ rows }) => rows.map(inCents))),
    entries: pages.reduce((sum, page) => sum + page.entries, 0),
    total: pages[0]?.total ?? 0,
    isLooking: !isError && (query.isPending || hasNextPage),
    isFailed: isError,
    retry: () => void (query.data ? fetchNextPage() : query.refetch()),
  }
}
