import { isDatabaseAway } from '../refusals/sql-error.ts'
import type { Db, Engine } from './engine.ts'
import { isRetryable } from './tenant.ts'

/** While a standby is away, nothing asks it again for as long: a connection that is refused late holds up a report. */
const REST_MS = 10_000

const restingUntil = new WeakMap<Db, number>()

/**
 * Reads on the standby, or on the database itself without one: also while the standby is away, and when it ended the
 * reading because it applied what others wrote.
 */
export async function onReplica<T>(
  { engine, db }: { engine: Engine; db: Db },
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const { replica } = engine
  if (!replica || (restingUntil.get(replica) ?? 0) > performance.now()) return read(db)
  try {
    return await read(replica)
  } catch (error) {
    if (isDatabaseAway(error)) restingUntil.set(replica, performance.now() + REST_MS)
    else if (!isRetryable(error)) throw error
    return read(db)
  }
}
