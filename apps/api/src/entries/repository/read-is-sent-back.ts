import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'
import type { VersionOfEntry } from './read-on-file.ts'
import { wasSentBack } from './summary-control.ts'

/** Returns true if CBP sent back the summary that a version replaces, so that CBP has its payment. */
export async function readIsSentBack(
  { trx, org }: RequestScope,
  { entry_number, summary_version, is_post_summary }: VersionOfEntry,
): Promise<boolean> {
  if (summary_version === 1 || is_post_summary) return false
  const { rows } = await sql<{ is_sent_back: boolean }>`
    select ${wasSentBack} as is_sent_back from entries e
    where e.org_id = ${org.id} and e.entry_number = ${entry_number} and e.summary_version = ${summary_version}`.execute(
    trx,
  )
  return rows[0]?.is_sent_back ?? false
}
