import type { AnswerOf } from '@edfe/contracts/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { entryKey } from '../editing/entry-queries.ts'

export type Activity = AnswerOf<'getActivities'>['activities'][number]
export type Snapshot = AnswerOf<'getSnapshot'>['snapshot']

/** The most that is read of an entry's history. */
export const MOST_ACTIVITIES = 500

/** Under the lists' key: an assignment is announced as a change of the lists, not of the entry. */
export const assigneeQuery = (id: string) =>
  queryOptions({
    queryKey: ['entries', 'assignee', id],
    queryFn: ({ signal }) => call('getAssignee', { params: { id }, signal }),
  })

export const assign = (id: string, userId: string | null) =>
  call('assignEntry', { params: { id }, body: { user_id: userId } })

export const snapshotsQuery = (id: string) =>
  queryOptions({
    queryKey: [...entryKey(id), 'snapshots'],
    queryFn: async ({ signal }) => (await call('listSnapshots', { params: { id }, signal })).snapshots,
  })

/** One version of the canonical JSON, or the latest. */
export async function readSnapshot(id: string, version?: number): Promise<Snapshot> {
  const answer =
    version === undefined
      ? await call('getSnapshot', { params: { id } })
      : await call('getSnapshotVersion', { params: { id, version } })
  return answer.snapshot
}

/** Stores the current entry as the next version. */
export const writeSnapshot = async (id: string): Promise<Snapshot> =>
  (await call('makeSnapshot', { params: { id } })).snapshot

/** The filing's event log and what people did, both whole but for the oldest of more than 500 actions. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...entryKey(id), 'history'],
    queryFn: async ({ signal }) => {
      const [{ messages }, { activities }] = await Promise.all([
        call('getTimeline', { params: { id }, signal }),
        call('getActivities', { params: { id }, query: { limit: MOST_ACTIVITIES }, signal }),
      ])
      return { messages, activities }
    },
  })
