import { EventEmitter } from 'node:events'
import type { Engine, Trx } from '../db/engine.ts'
import { LIVE_CHANNEL, sayAtCommit } from '../db/said-at-commit.ts'

/** The change, by ids only: each listener fetches the data with its own rights. */
export interface LiveMessage {
  org_id: string
  /** Only this person's screens care, when set. */
  user_id?: string
  /** `access`: what this person may do has changed; streams end, and never say so to anybody. */
  topic: 'entry' | 'entries' | 'notifications' | 'presence' | 'access'
  id?: string
}

export interface Live {
  /** Hears one organisation's changes until the returned function is called; `refetch` means some may be missed. */
  subscribe(orgId: string, hear: (message: LiveMessage | 'refetch') => void): () => void
  /** Hears when a person without an organisation joins their first one, until the returned function is called. */
  subscribeToAccess(userId: string, hear: () => void): () => void
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    live: Live
  }
}

/** Announces a change when the transaction commits, to every server on this database. */
export const announce = (trx: Trx, message: LiveMessage): void => sayAtCommit(trx, JSON.stringify(message))

/** Listens to the database and hands each change to this process's subscribers of that organisation. */
export async function startLive(engine: Engine): Promise<Live> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  const access = new EventEmitter()
  access.setMaxListeners(0)
  const listener = await engine.listen(LIVE_CHANNEL, {
    onMessage(payload) {
      const message = JSON.parse(payload) as LiveMessage
      emitter.emit(message.org_id, message)
      if (message.topic === 'access' && message.user_id) access.emit(message.user_id)
    },
    onReconnect() {
      for (const orgId of emitter.eventNames()) emitter.emit(orgId, 'refetch')
    },
  })
  return {
    subscribe(orgId, hear) {
      emitter.on(orgId, hear)
      return () => emitter.off(orgId, hear)
    },
    subscribeToAccess(userId, hear) {
      access.on(userId, hear)
      return () => access.off(userId, hear)
    },
    async close() {
      emitter.removeAllListeners()
      access.removeAllListeners()
      await listener.close()
    },
  }
}
