import { sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'

/**
 * Adds an entry to the dashboard's average time from submission to release: once, when customs says the first time that
 * its goods are released.
 */
export async function countClearance({ trx, org, now }: RequestScope, submissionId: string): Promise<void> {
  await sql`
    insert into entry_clearance as kept (org_id, entries, seconds)
    select org_id, 1, greatest(0, round(extract(epoch from ${now}::timestamptz - submitted_at)))
    from submissions where org_id = ${org.id} and id = ${submissionId}
    on conflict (org_id) do update
    set entries = kept.entries + 1, seconds = kept.seconds + excluded.seconds`.execute(trx)
}

/** True if customs has already reported the goods of an entry as released. */
export async function wasReleased({ trx, org }: RequestScope, entryId: string): Promise<boolean> {
  const { rows } = await sql`
    select from customs_notices where org_id = ${org.id} and entry_id = ${entryId} and release = 'released'
    limit 1`.execute(trx)
  return rows.length > 0
}
