import { randomUUID } from 'node:crypto'
import type { Engine } from '../db/engine.ts'
import { type KnownSessions, knownSessions } from './known-sessions.ts'

/** The triggers of db/migrations/0001-baseline/14-session-changes.sql send to it. */
const CHANNEL = 'edfe_sessions'

const ECHO = 'echo'
/**
 * The interval at which a busy server checks that it still hears changes, and the silence after which it
 * counts as deaf.
 */
const CHECK_EVERY_MS = 500
const SILENCE_MS = 1500

/** Tracks whether notifications arrive: one that this server sent itself came back a moment ago. */
export interface Hearing {
  isHearing(): boolean
  /** True if this server sent the message. */
  isEcho(message: string): boolean
  lost(): void
}

/** `send` notifies on the connection that listens, so that what came before the echo has been heard before it. */
export function watchHearing(send: (message: string) => void, clock = () => performance.now()): Hearing {
  const own = randomUUID()
  let sentAt = Number.NEGATIVE_INFINITY
  let heardAt = Number.NEGATIVE_INFINITY
  return {
    isHearing() {
      const now = clock()
      if (now - sentAt >= CHECK_EVERY_MS) {
        sentAt = now
        send(`${ECHO} ${own} ${now}`)
      }
      return now - heardAt <= SILENCE_MS
    },
    isEcho(message) {
      const [word, server, time] = message.split(' ')
      if (server === own) heardAt = Math.max(heardAt, Number(time))
      return word === ECHO
    },
    lost() {
      heardAt = Number.NEGATIVE_INFINITY
    },
  }
}

export interface ListeningSessions extends KnownSessions {
  close(): Promise<void>
}

/** The sessions in the memory of this server. A session is dropped as soon as its rows change, by whatever server or SQL. */
export async function startKnownSessions(engine: Engine): Promise<ListeningSessions> {
  const hearing = watchHearing((message) => listener.send(message))
  const sessions = knownSessions(hearing.isHearing)
  const forgetAll = () => {
    hearing.lost()
    sessions.forgetAll()
  }
  const listener = await engine.listen(CHANNEL, {
    onMessage: (message) => hearing.isEcho(message) || sessions.forget(message),
    onLost: forgetAll,
    onReconnect: forgetAll,
  })
  hearing.isHearing()
  return { ...sessions, close: () => listener.close() }
}
