import { sql } from 'kysely'
import type { Db, Trx } from './engine.ts'

/**
 * What the server does with organisations' rows before, or without, one organisation: finding the membership of a
 * session, making someone's first organisation, opening an invitation by its token, mailing what waited, finding the filed entry
 * that customs speaks of. The policies
 * `server_purpose` open to each purpose its own tables and nothing else.
 */
type ServerPurpose = 'session' | 'first-organization' | 'invitation' | 'digest' | 'customs'

/** One transaction as the server's own role, for a purpose. Everything else goes through `tenantTransaction`. */
export function serverTransaction<T>(
  db: Db,
  purpose: ServerPurpose,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.server_purpose', ${purpose}, true)`.execute(trx)
    return work(trx)
  })
}
