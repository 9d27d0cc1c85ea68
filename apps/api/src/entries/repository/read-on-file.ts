import { ON_FILE } from '@edfe/domain/entry'
import type { SummaryOnFile } from '@edfe/domain/rules'
import { whereState } from '../../db/where-state.ts'
import type { RequestScope } from '../request-scope.ts'
import type { StoredEntry } from './load-entry.ts'
import { controlOf, readControl } from './summary-control.ts'

export type VersionOfEntry = Pick<StoredEntry, 'entry_number' | 'summary_version' | 'is_post_summary'>

/**
 * The version that CBP has on file of an entry that a post summary correction changes: the latest before it that CBP
 * accepted. Undefined for an entry that is no such correction.
 */
export async function readOnFile(
  scope: RequestScope,
  { entry_number, summary_version, is_post_summary }: VersionOfEntry,
): Promise<(SummaryOnFile & { id: string }) | undefined> {
  if (!is_post_summary) return undefined
  const { trx, org, sealing, today } = scope
  const row = await trx
    .selectFrom('entries')
    .select(['id', 'draft_data', 'is_post_summary', 'deletion'])
    .where('org_id', '=', org.id)
    .where('entry_number', '=', entry_number)
    .where('summary_version', '<', summary_version)
    .where(whereState(ON_FILE, 'entries'))
    .orderBy('summary_version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const control = controlOf({ ...(await readControl(scope, row.id)), deletion: row.deletion }, today)
  return {
    id: row.id,
    draft: sealing.decryptPersonalNumbers(row.draft_data),
    isReviewed: row.is_post_summary || control === 'review',
  }
}
