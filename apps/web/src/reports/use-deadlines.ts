import type { QueryOf } from '@edfe/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'

/** Queries the items due on each day of a span; stale with the dashboard's figures. */
export function useDeadlines(ask: QueryOf<'listDeadlines'> | undefined) {
  return useQuery({
    queryKey: ['dashboard', 'deadlines', ask],
    queryFn: ({ signal }) => call('listDeadlines', { query: ask!, signal }),
    placeholderData: keepPreviousData,
    enabled: ask !== undefined,
  })
}
