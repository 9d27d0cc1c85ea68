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

/** Follows the editions of the database until it is closed. `onFailure` hears that they could not be read again. */
export async function followEditions(
  engine: Engine,
  onFailure: (error: unknown) => void,
): Promise<{ close(): Promise<void> }> {
  const again = () => void refreshTariff(engine.db).catch(onFailure)
  const listener = await engine.listen(CHANNEL, { onMessage: again, onReconnect: again })
  await refreshTariff(engine.db)
  return listener
}
