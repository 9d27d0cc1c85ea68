import type { ActivitiesAnswer, SnapshotAnswer, TimelineAnswer } from '@edfe/contracts/entry-records'
import type { SnapshotVersionsAnswer } from '@edfe/contracts/snapshot'
import type { AssigneeAnswer } from '@edfe/contracts/tasks'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api/client.ts'
import { entryKey } from '../editing/entry-queries.ts'

export type Assignee = z.output<typeof AssigneeAnswer>
export type Activity = z.output<typeof ActivitiesAnswer>['activities'][number]
export type Snapshot = z.output<typeof SnapshotAnswer>['snapshot']

const at = (id: string) => ({ path: { id } })

/** The most that is read of an entry's history. */
export const MOST_ACTIVITIES = 500

/** Under the lists' key: an assignment is announced as a change of the lists, not of the entry. */
export const assigneeQuery = (id: string) =>
  queryOptions({
    queryKey: ['entries', 'assignee', id],
    queryFn: ({ signal }) => api.get<Assignee>('/api/entries/{id}/assignee', { params: at(id), signal }),
  })

export const assign = (id: string, userId: string | null) =>
  api.put<Assignee>('/api/entries/{id}/assignee', { params: at(id), body: { user_id: userId } })

export const snapshotsQuery = (id: string) =>
  queryOptions({
    queryKey: [...entryKey(id), 'snapshots'],
    queryFn: async ({ signal }) =>
      (
        await api.get<z.output<typeof SnapshotVersionsAnswer>>('/api/entries/{id}/snapshots', {
          params: at(id),
          signal,
        })
      ).snapshots,
  })

/** One version of the canonical JSON, or the latest. */
export async function readSnapshot(id: string, version?: number): Promise<Snapshot> {
  const answer =
    version === undefined
      ? await api.get<{ snapshot: Snapshot }>('/api/entries/{id}/snapshot', { params: at(id) })
      : await api.get<{ snapshot: Snapshot }>('/api/entries/{id}/snapshots/{version}', {
          params: { path: { id, version: String(version) } },
        })
  return answer.snapshot
}

/** Writes the entry as it stands under the next version. */
export const writeSnapshot = async (id: string): Promise<Snapshot> =>
  (await api.post<{ snapshot: Snapshot }>('/api/entries/{id}/snapshot', { params: at(id) })).snapshot

/** The filing's event log and what people did, both whole but for the oldest of more than 500 deeds. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...entryKey(id), 'history'],
    queryFn: async ({ signal }) => {
      const [{ messages }, { activities }] = await Promise.all([
        api.get<z.output<typeof TimelineAnswer>>('/api/entries/{id}/timeline', { params: at(id), signal }),
        api.get<z.output<typeof ActivitiesAnswer>>('/api/entries/{id}/activities', {
          params: { ...at(id), query: { limit: MOST_ACTIVITIES } },
          signal,
        }),
      ])
      return { messages, activities }
    },
  })
