import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What the server says has changed: ids only, so that everything is read again through the API. */
type LiveEvent = { type: 'entry' | 'entries' | 'notification' | 'refetch'; id?: string }

/** Listens to /api/events and marks what changed as stale; also tells the page 'entriesChanged'. */
export function useLiveEvents(): void {
  const client = useQueryClient()
  useEffect(() => {
    const source = new EventSource('/api/events')
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent
      if (event.type === 'notification') void client.invalidateQueries({ queryKey: ['notifications'] })
      else if (event.type === 'refetch') void client.invalidateQueries()
      else {
        void client.invalidateQueries({ queryKey: ['entries'] })
        void client.invalidateQueries({ queryKey: ['dashboard'] })
        if (event.id) {
          void client.invalidateQueries({ queryKey: ['entry', event.id] })
          void client.invalidateQueries({ queryKey: ['filing', event.id] })
        }
        window.dispatchEvent(new CustomEvent('entriesChanged'))
      }
    }
    return () => source.close()
  }, [client])
}
