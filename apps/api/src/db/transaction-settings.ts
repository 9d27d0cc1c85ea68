import { sql } from 'kysely'
import type { Trx } from './engine.ts'

/** Sets settings until the transaction ends, such as the role and the organization that row-level security reads. */
export async function applySettings(trx: Trx, settings: Record<string, string>): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`)
  await sql`select ${sql.join(calls)}`.execute(trx)
}
