import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { meQuery } from '../api/me.ts'

/** How CBP's qualification would stand by the practice filings. */
export const useRehearsal = () =>
  useQuery({
    queryKey: ['organization', 'rehearsal'],
    queryFn: ({ signal }) => call('getRehearsal', { signal }),
  })

export const REHEARSAL_RUNS = ['organization', 'rehearsal-runs'] as const

/** A day of a run takes some seconds. */
const ASK_AGAIN_MS = 1000

/** The rehearsals of the organization, the newest first; asked for each second while one is running. */
export const useRehearsalRuns = () =>
  useQuery({
    queryKey: REHEARSAL_RUNS,
    queryFn: ({ signal }) => call('listRehearsalRuns', { signal }),
    refetchInterval: ({ state: { data } }) => (data?.runs[0]?.state === 'running' ? ASK_AGAIN_MS : false),
  })

export function useStartRehearsal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('startRehearsal', {}),
    onSuccess: (runs) => {
      client.setQueryData(REHEARSAL_RUNS, runs)
      // The first rehearsal of somebody without an organization makes one.
      return client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}

export function useStopRehearsal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('stopRehearsal', { params: { id } }),
    onSuccess: (runs) => client.setQueryData(REHEARSAL_RUNS, runs),
  })
}
