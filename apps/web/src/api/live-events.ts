import type { LiveEvent } from '@edfe/contracts/entries/entry'
import type { z } from 'zod'
import { addressOf } from './client.ts'

/**
 * A change on the server: ids only, listeners fetch what they name. `refetch` follows a gap in which anything may have
 * changed; `closed` says that the server refuses the stream for good.
 */
export type Live = z.output<typeof LiveEvent> | { type: 'closed'; id?: undefined }

type Listener = (event: Live) => void

/** Lock and channel that the tabs of one browser share. */
const NAME = 'edfe-live-events'

/** Opens the server's stream; each one begins with `refetch`, which tells nothing new after `isStart`. */
function openStream(emit: Listener, isStart: boolean): EventSource {
  const source = new EventSource(addressOf('getEvents', {}))
  let isExpected = isStart
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as Live
    if (!(isExpected && event.type === 'refetch')) emit(event)
    isExpected = false
  }
  source.onerror = () => {
    if (source.readyState === EventSource.CLOSED) emit({ type: 'closed' })
  }
  return source
}

/**
 * The live events of one tab. A browser gives an origin six connections over HTTP/1.1, so the tabs share one stream: the
 * tab that holds the lock reads it and broadcasts; when it closes, the next tab takes over. A page without Web Locks (an
 * insecure origin) reads a stream itself.
 */
export function createLiveEvents(): (listener: Listener) => () => void {
  const listeners = new Set<Listener>()
  let stop: (() => void) | undefined

  const emit = (event: Live) => {
    for (const listener of listeners) listener(event)
  }

  function start(): () => void {
    const end = new AbortController()
    const channel = new BroadcastChannel(NAME)
    channel.onmessage = ({ data }: MessageEvent<Live>) => emit(data)
    const share = (event: Live) => {
      emit(event)
      channel.postMessage(event)
    }
    /** Reads the stream until this tab needs it no more. */
    const lead = (isStart: boolean) =>
      new Promise<void>((resolve) => {
        if (end.signal.aborted) return resolve()
        const source = openStream(share, isStart)
        end.signal.addEventListener('abort', () => {
          source.close()
          resolve()
        })
      })
    const takeTurns = async ({ locks }: Navigator) => {
      const isTaken = await locks.request(NAME, { ifAvailable: true }, (lock) =>
        lock ? lead(true).then(() => false) : true,
      )
      if (isTaken) await locks.request(NAME, { signal: end.signal }, () => lead(false))
    }
    if ('locks' in navigator) {
      void takeTurns(navigator).catch((failure: unknown) => {
        if (!end.signal.aborted) throw failure
      })
    } else void lead(true)
    return () => {
      end.abort()
      channel.close()
    }
  }

  return (listener) => {
    listeners.add(listener)
    stop ??= start()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    }
  }
}

/** Follows the live events of this tab until the returned function is called. */
export const followEvents = createLiveEvents()
