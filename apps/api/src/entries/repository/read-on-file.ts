import { type DraftData, ON_FILE } from '@edfe/domain/entry'
import { whereState } from '../../db/where-state.ts'
import type { RequestScope } from '../request-scope.ts'
import type { StoredEntry } from './load-entry.ts'

export type VersionOfEntry = Pick<StoredEntry, 'entry_number' | 'summary_version' | 'is_post_summary'>

/**
 * The version that CBP has on file of an entry that a post summary correction changes: the latest before it that CBP
 * accepted. Undefined for an entry that is no such correction.
 */
export async function readOnFile(
  { trx, org, sealing }: RequestScope,
  { entry_number, summary_version, is_post_summary }: VersionOfEntry,
): Promise<{ id: string; draft: DraftData } | undefined> {
  if (!is_post_summary) return undefined
  const row = await trx
    .selectFrom('entries')
    .select(['id', 'draft_data'])
    .where('org_id', '=', org.id)
    .where('entry_number', '=', entry_number)
    .where('summary_version', '<', summary_version)
    .where(whereState(ON_FILE, 'entries'))
    .orderBy('summary_version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, draft: sealing.decryptPersonalNumbers(row.draft_data) }
}
