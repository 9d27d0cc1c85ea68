import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Engine, Trx } from '../../db/engine.ts'
import { readKeptTariff } from '../kept-tariff.ts'
import { useKept } from '../tariff-service.ts'

const CHANNEL = 'edfe_tariff'

/** Notifies every server on this database, when the transaction commits, that an edition of the schedule or of measures was taken. */
export async function announceEdition(trx: Trx): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(trx)
}

/** Takes the editions and measures of the database into the tariff of this process. */
export async function refreshTariff(db: Db): Promise<void> {
  useKept(await readKeptTariff(db))
}

const AGAIN_MS = 1000

/**
 * Follows the editions of the database until it is closed. Each news is read after the one before it, so that an older
 * answer never replaces a newer one, and is read again until it could be read: until then duties are of the tariff
 * before it. `onFailure` hears of each failed try.
 */
export async function followEditions(
  engine: Engine,
  onFailure: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const closed = new AbortController()
  const readUntilDone = async () => {
    while (!closed.signal.aborted) {
      try {
        return await refreshTariff(engine.db)
      } catch (error) {
        onFailure(error)
        await wait(AGAIN_MS, undefined, { signal: closed.signal }).catch(() => undefined)
      }
    }
  }
  let last = Promise.resolve()
  const again = () => {
    last = last.then(readUntilDone)
  }
  const listener = await engine.listen(CHANNEL, { onMessage: again, onReconnect: again })
  const first = last.then(() => refreshTariff(engine.db))
  last = first.catch(() => undefined)
  await first
  return {
    async close() {
      closed.abort()
      await listener.close()
      await last
    },
  }
}
