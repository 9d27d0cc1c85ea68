import { paymentDueDay } from '@edfe/domain/calculations'
import { hasSecurityFiling } from '@edfe/domain/filing'
import { type Goods, type KeptFilings, lagging } from '@edfe/domain/release'
import { sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'
import { releaseIn } from '../release/read-release.ts'
import { securityFilingsIn } from '../security-filing/read-security-filings.ts'
import { type LockedNumber, lockNumber } from './locked-number.ts'

/**
 * Keeps with an entry what CBP has of its security filing, its release and its goods, and the day of release with the day
 * of payment that follows from it: what lists, tasks and deadlines read. They belong to the number, so every version
 * of the entry has them.
 */
export async function keepFilings(scope: RequestScope, entryId: string): Promise<void> {
  const locked = await lockNumber(scope, entryId)
  if (locked) await keepFilingsOf(scope, locked)
}

/**
 * The same where the caller has locked the number and read its records since. `known` are the goods. What the caller has
 * set as the `release_status` of a version is written with them.
 */
export async function keepFilingsOf(
  scope: RequestScope,
  { entry, versions, records }: LockedNumber,
  known?: Goods,
): Promise<void> {
  const { trx, org } = scope
  const { rows, goods, standing } = releaseIn(scope, entry, records, known)
  const security = hasSecurityFiling(entry.draft) ? securityFilingsIn(scope, entry, records) : []
  const { state, awaits, refused, isUnanswered } = lagging(security.map((filing) => filing.standing))
  const filings: KeptFilings = {
    security: state,
    securityChange: { awaits, refused, isUnanswered },
    isSecuritySent: security.some(({ messages }) => messages.length > 0),
    release: standing.filing,
    goods: goods
      ? {
          state: goods.state,
          isFree: goods.isFree,
          isTakenBack: goods.isTakenBack,
          isRedelivery: goods.isRedelivery,
        }
      : null,
  }
  const isFiled = rows.length > 0 || goods !== undefined || filings.isSecuritySent
  const kept = isFiled ? JSON.stringify(filings) : null
  for (const { id, draft, release_status } of versions)
    await sql`
      update entries set filings = new.filings, released_on = new.released_on, payment_due_on = new.payment_due_on,
        release_status = new.release_status
      from (select ${kept}::jsonb as filings, ${standing.releasedOn ?? null}::date as released_on,
        ${paymentDueDay(draft, standing.releasedOn) ?? null}::date as payment_due_on,
        ${release_status}::text as release_status) new
      where org_id = ${org.id} and id = ${id}
        and (entries.filings, entries.released_on, entries.payment_due_on, entries.release_status) is distinct from
          (new.filings, new.released_on, new.payment_due_on, new.release_status)`.execute(trx)
}
