import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notifyEntriesChanged } from '../api/entry-list.ts'
import { followEvents, type Live } from '../api/live-events.ts'
import { meQuery } from '../api/me.ts'

/** Queries of one entry. The page of that entry fetches them, once its own save has ended (`useLiveEntry`). */
const ENTRY_KEYS = ['entry', 'filing']

/**
 * Marks queries as stale; those on screen are fetched again, except the queries of an open entry. One that is still
 * loading starts over, since its answer may be older than the event.
 */
function markStale(client: QueryClient, ...queryKey: string[]): void {
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
  void client.refetchQueries({
    queryKey,
    type: 'active',
    predicate: ({ queryKey, state }) =>
      !ENTRY_KEYS.includes(String(queryKey[0])) || state.status === 'pending',
  })
}

/** The queries that an event makes stale. */
function staleKeys({ type, id }: Live): string[][] {
  if (type === 'refetch') return [[]]
  if (type === 'notification') return [['notifications']]
  if (type === 'presence') return id ? [['presence', id]] : []
  const ofEntry = id ? ENTRY_KEYS.map((key) => [key, id]) : []
  return [['entries'], ['dashboard'], ...ofEntry]
}

function apply(client: QueryClient, event: Live): void {
  if (event.type === 'closed') void followAccess(client)
  else for (const key of staleKeys(event)) markStale(client, ...key)
  if (event.type === 'entry' || event.type === 'entries') notifyEntriesChanged()
}

/** Reads again who the person is; somebody without an organisation sees nothing more of the one before. */
async function followAccess(client: QueryClient): Promise<void> {
  const me = await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined)
  if (me && !me.membership) await client.resetQueries()
}

/** Marks what changed on the server as stale. */
export function useLiveEvents(): void {
  const client = useQueryClient()
  useEffect(() => followEvents((event) => apply(client, event)), [client])
}
