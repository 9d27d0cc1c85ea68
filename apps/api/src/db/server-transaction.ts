import type { Db, Trx } from './engine.ts'
import { withSaid } from './said-at-commit.ts'
import { applySettings } from './transaction-settings.ts'

/**
 * The server's purposes for rows of organizations before, or without, one organization: finding the
 * membership of a session and those of a person, making someone's first organization, opening an invitation
 * by its token, mailing the waiting mail, finding the filed entry that customs names, the operator's
 * decisions by a command, finding stored content without a document, finding coming deadlines, announcing
 * prices and making invoices, making a key, sending events, checking the records of domains, reading a calendar by its address,
 * measuring the installation. The policies open to each purpose its own tables and nothing else.
 */
type ServerPurpose =
  | 'session'
  | 'memberships'
  | 'first-organization'
  | 'invitation'
  | 'digest'
  | 'customs'
  | 'operator'
  | 'documents'
  | 'deadlines'
  | 'fees'
  | 'key'
  | 'webhooks'
  | 'sign-in-domains'
  | 'calendar'
  | 'figures'

/**
 * One transaction as the server's own role, for a purpose, and for `userId` where the purpose is one person's. Everything
 * else goes through `tenantTransaction`.
 */
export function serverTransaction<T>(
  db: Db,
  purpose: ServerPurpose,
  work: (trx: Trx) => Promise<T>,
  userId = '',
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await applySettings(trx, { 'app.server_purpose': purpose, 'app.user_id': userId })
    return withSaid(trx, work)
  })
}
