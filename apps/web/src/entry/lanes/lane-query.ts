import type { AnswerOf } from '@edfe/contracts/operations'
import type { Lane } from '@edfe/domain/entry'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export type LaneEntry = NonNullable<AnswerOf<'getLastOfLane'>['entry']>

/** The last filed entry of a lane; an offer, so that a failure reads as none. */
export const lastOfLaneQuery = (lane: Lane | undefined, entryId: string | undefined) =>
  queryOptions({
    queryKey: ['last-of-lane', lane, entryId],
    queryFn: async ({ signal }): Promise<LaneEntry | null> => {
      try {
        const query = { ...lane!, ...(entryId !== undefined && { entry_id: entryId }) }
        return (await call('getLastOfLane', { query, signal })).entry
      } catch (failure) {
        if (signal.aborted) throw failure
        console.warn('the last entry of the lane could not be read', failure)
        return null
      }
    },
    enabled: lane !== undefined,
    staleTime: 60_000,
  })
