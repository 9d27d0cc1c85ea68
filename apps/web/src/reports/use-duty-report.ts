import type { QueryOf } from '@edfe/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'

/** Sums of filed entries; stale with the dashboard's figures. */
export function useDutyReport(ask: QueryOf<'getDutyReport'>) {
  return useQuery({
    queryKey: ['dashboard', 'report', ask],
    queryFn: ({ signal }) => call('getDutyReport', { query: ask, signal }),
    placeholderData: keepPreviousData,
    enabled: ask.from !== '',
  })
}
