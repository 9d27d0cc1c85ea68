import type { QueryOf } from '@edfe/contracts/operations'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { useMe } from '../session/use-me.ts'
import { monthRows } from './report-rows.ts'
import { addMonths } from './report-search.ts'

/** Sums of filed entries; stale with the dashboard's figures. */
export function useDutyReport(ask: QueryOf<'getDutyReport'>) {
  return useQuery({
    queryKey: ['dashboard', 'report', ask],
    queryFn: ({ signal }) => call('getDutyReport', { query: ask, signal }),
    placeholderData: keepPreviousData,
    enabled: ask.from !== '',
  })
}

const MONTHS = 12

/** Duty and fees of the last twelve months, month by month: the months are known before their figures. */
export function useDutyByMonth() {
  const to = (useMe().data?.today ?? '').slice(0, 7)
  const ask = { by: 'month', from: to && addMonths(to, 1 - MONTHS), to } as const
  const report = useDutyReport(ask)
  return {
    rows: ask.from ? monthRows(report.data?.rows ?? [], ask) : [],
    thisMonth: to,
    isPending: report.isPending,
    isError: report.isError,
    retry: () => void report.refetch(),
  }
}
