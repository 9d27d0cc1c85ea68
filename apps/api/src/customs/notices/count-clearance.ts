import { sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'

/**
 * Adds an entry to the dashboard's average time from submission to release: once, when customs says the first time that
 * its goods are released. Called before the notice that says so is kept.
 */
export async function countClearance(
  { trx, org, now }: RequestScope,
  { entryId, submissionId }: { entryId: string; submissionId: string },
): Promise<void> {
  await sql`
    insert into entry_clearance as kept (org_id, entries, seconds)
    select org_id, 1, greatest(0, round(extract(epoch from ${now}::timestamptz - submitted_at)))
    from submissions where org_id = ${org.id} and id = ${submissionId}
      and not exists (select from customs_notices
        where org_id = ${org.id} and entry_id = ${entryId} and release = 'released')
    on conflict (org_id) do update
    set entries = kept.entries + 1, seconds = kept.seconds + excluded.seconds`.execute(trx)
}
