import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/client.ts'
import { type FoundRefunds, foundRefunds } from './found-refunds.ts'

interface Looking {
  found: FoundRefunds
  /** True until every entry has been looked at. */
  isLooking: boolean
  isFailed: boolean
  retry: () => void
}

/** Goes through the entries on file, or those of a report, page by page, and gives what is found so far. */
export function useRefunds(report: string | undefined): Looking {
  const query = useInfiniteQuery({
    queryKey: ['refunds', report ?? 'entries'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === '' ? {} : { after: pageParam }
      return report
        ? call('findReportRefunds', { params: { id: report }, query, signal })
        : call('findRefunds', { query, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return {
    found: foundRefunds(query.data?.pages ?? []),
    isLooking: !isError && (query.isPending || hasNextPage),
    isFailed: isError,
    retry: () => void (query.data ? fetchNextPage() : query.refetch()),
  }
}
