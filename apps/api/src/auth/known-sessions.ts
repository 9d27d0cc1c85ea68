import type { FoundSession, SignedIn } from './session.ts'

/** The longest time for which a session is answered from memory: its use must be noted now and then. */
const MAX_AGE_MS = 30_000
const MOST_SESSIONS = 10_000

/**
 * The owners of the sessions of recent requests. Each is an answer of the database that has not changed
 * since; while changes are not heard, it has none.
 */
export interface KnownSessions {
  find(token: string): SignedIn | undefined
  /** Reads a session and keeps it, unless something changed while it was read. */
  read(token: string, fromDatabase: () => Promise<FoundSession | undefined>): Promise<SignedIn | undefined>
  /** Drops the sessions of a session id, an account, a person or an organization. */
  forget(id: string): void
  forgetAll(): void
}

export function knownSessions(isHearing: () => boolean, clock = () => performance.now()): KnownSessions {
  const known = new Map<string, { actor: SignedIn; until: number }>()
  let changes = 0

  const keep = (token: string, { actor, secondsLeft }: FoundSession) => {
    // Somebody without a membership may get one by a request that only reads.
    if (!actor.membership || !isHearing()) return
    const oldest = known.keys().next()
    if (known.size >= MOST_SESSIONS && !oldest.done) known.delete(oldest.value)
    known.set(token, { actor, until: clock() + Math.min(MAX_AGE_MS, secondsLeft * 1000) })
  }

  return {
    find(token) {
      const entry = known.get(token)
      if (!entry || !isHearing()) return undefined
      if (clock() < entry.until) return entry.actor
      known.delete(token)
      return undefined
    },
    async read(token, fromDatabase) {
      const before = changes
      const isHeard = isHearing()
      const found = await fromDatabase()
      if (found && isHeard && before === changes) keep(token, found)
      return found?.actor
    },
    forget(id) {
      changes += 1
      for (const [token, { actor }] of known) {
        const { sessionId, authId, userId, membership } = actor
        if ([sessionId, authId, userId, membership?.orgId].includes(id)) known.delete(token)
      }
    },
    forgetAll() {
      changes += 1
      known.clear()
    },
  }
}
