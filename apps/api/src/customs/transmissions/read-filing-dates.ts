import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import { FILED_KINDS } from '@edfe/domain/customs'
import { hasStatusOfGoods, isReleased, ON_FILE, REJECTED } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

interface Row {
  filed_at: Date | null
  accepted_at: Date | null
  rejected_at: Date | null
  released_at: Date | null
}

/**
 * When an entry was filed first, and when CBP accepted, rejected and released it last. A decision that a member recorded
 * by hand counts from then. A release that CBP took back is none.
 */
export async function readFilingDates(
  { trx, org }: RequestScope,
  entry: StoredEntry,
): Promise<FilingAnswer['dates']> {
  const { rows } = await sql<Row>`
    select min(s.submitted_at) as filed_at,
      max(s.answered_at) filter (where s.disposition = 'accepted') as accepted_at,
      max(s.answered_at) filter (where s.state = 'answered' and s.disposition <> 'accepted') as rejected_at,
      (select max(n.received_at) from customs_notices n
        where n.org_id = ${org.id} and n.entry_id = ${entry.id} and n.release = 'released') as released_at
    from submissions s where s.org_id = ${org.id} and s.entry_id = ${entry.id}
      and s.kind = ${FILED_KINDS.summary.name}`.execute(trx)
  const [read] = rows
  const isOfGoods = hasStatusOfGoods(entry)
  const at = (time: Date | null | undefined, isStatus: boolean): string | null =>
    (time ?? (isStatus ? entry.status_changed_at : null))?.toISOString() ?? null
  return {
    filed_at: read?.filed_at?.toISOString() ?? null,
    accepted_at: at(read?.accepted_at, ON_FILE.has(entry) && !isOfGoods),
    rejected_at: at(read?.rejected_at, REJECTED.has(entry) && !isOfGoods),
    released_at: isReleased(entry) ? at(read?.released_at, isOfGoods) : null,
  }
}
