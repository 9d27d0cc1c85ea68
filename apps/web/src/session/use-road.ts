import type { BodyOf } from '@edfe/contracts/operations'
import type { Road } from '@edfe/contracts/organization/road'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, readBlob } from '../api/client.ts'
import { meQuery } from '../api/me.ts'

export const ROAD = ['organization', 'road'] as const

/** How far the organization is on the road to its first filing; not asked for one that files already. */
export function useRoad(enabled = true) {
  return useQuery({
    enabled,
    queryKey: ROAD,
    queryFn: ({ signal }) => call('getRoad', { signal }),
    staleTime: 60_000,
  })
}

export function useSaveRoad() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<'saveRoad'>) => call('saveRoad', { body }),
    onSuccess: (road) => {
      client.setQueryData(ROAD, road)
      return client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}

/** The notes of a road as a save takes them, with one change. */
export const notesOf = ({ plan, steps }: Road): BodyOf<'saveRoad'> => ({
  plan,
  done: Object.fromEntries(steps.flatMap(({ key, doneOn }) => (doneOn ? [[key, doneOn]] : []))),
})

export const usePrintLetter = () =>
  useMutation({
    mutationFn: (body: BodyOf<'printRoadLetter'>) => readBlob('printRoadLetter', { body }),
  })
