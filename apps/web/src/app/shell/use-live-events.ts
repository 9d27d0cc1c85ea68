import type { LiveEvent } from '@edfe/contracts/entries'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { notifyEntriesChanged } from '../../api/entry-list.ts'
import { meQuery } from '../../api/me.ts'

type Event = z.output<typeof LiveEvent>

const stale = (client: QueryClient, ...queryKey: string[]) => void client.invalidateQueries({ queryKey })

function apply(client: QueryClient, { type, id }: Event): void {
  if (type === 'refetch') {
    void client.invalidateQueries()
    return
  }
  if (type === 'notification') {
    stale(client, 'notifications')
    return
  }
  if (type === 'presence') {
    if (id) stale(client, 'presence', id)
    return
  }
  stale(client, 'entries')
  stale(client, 'dashboard')
  if (id) {
    stale(client, 'entry', id)
    stale(client, 'filing', id)
  }
  notifyEntriesChanged()
}

/** Reads anew who the person is; somebody without an organisation sees nothing more of the one before. */
async function followAccess(client: QueryClient): Promise<void> {
  const me = await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined)
  if (me && !me.membership) await client.resetQueries()
}

/**
 * Listens to /api/events, which says ids only, and marks what changed as stale. The first message of the first
 * connection asks to read everything again; that has just happened, so it is passed over.
 */
export function useLiveEvents(): void {
  const client = useQueryClient()
  useEffect(() => {
    let isFirst = true
    const source = new EventSource('/api/events')
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as Event
      if (!(isFirst && event.type === 'refetch')) apply(client, event)
      isFirst = false
    }
    // A stream that is refused for good: the person may have been shut out. What the organisation showed then goes.
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) void followAccess(client)
    }
    return () => source.close()
  }, [client])
}
