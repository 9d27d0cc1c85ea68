import type { LiveEvent } from '@edfe/contracts/entries'
import type { z } from 'zod'

export type Live = z.infer<typeof LiveEvent>

const listeners = new Set<(event: Live) => void>()
let source: EventSource | undefined

function connect(): EventSource {
  const stream = new EventSource('/api/events')
  const tell = (event: Live) => {
    for (const listener of listeners) listener(event)
  }
  let hasBeenOpen = false
  // After a gap, anything may have changed meanwhile.
  stream.onopen = () => {
    if (hasBeenOpen) tell({ type: 'refetch' })
    hasBeenOpen = true
  }
  stream.onmessage = (message) => {
    try {
      tell(JSON.parse(String(message.data)) as Live)
    } catch {
      console.error('a live event could not be read')
    }
  }
  return stream
}

/** Follows what happens on the server: ids only, the listener fetches again. One connection serves all listeners. */
export function followEvents(listener: (event: Live) => void): () => void {
  listeners.add(listener)
  source ??= connect()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    source?.close()
    source = undefined
  }
}
