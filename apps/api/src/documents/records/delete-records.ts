import { deletionRefusal } from '@edfe/domain/documents'
import { say } from '@edfe/domain/messages'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { removeEntry } from '../../entries/drafts/delete-entry.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { keptRefusal } from './delete-document.ts'
import { readEntryRecords } from './read-documents.ts'

/**
 * Deletes a filed entry with everything that is kept of it, once its retention has ended. The audit log keeps that it was
 * deleted, and its number is not given out again. A later version under the same number goes first.
 */
export async function deleteRecords(scope: MemberScope, entryId: string): Promise<Refusal | undefined> {
  const { trx, org } = scope
  const records = await readEntryRecords(scope, entryId, { lock: true })
  if (isRefusal(records)) return records
  if (!records.isFiled) {
    return refuse(
      409,
      'entry_not_filed',
      say({
        id: 'refusal.entry-not-filed',
        defaultMessage: 'This entry is a draft: delete the draft instead.',
      }),
    )
  }
  const why = deletionRefusal(records, scope.today)
  if (why) return keptRefusal(why, records)
  const later = await trx
    .selectFrom('entries')
    .select('summary_version')
    .where('org_id', '=', org.id)
    .where('corrects_entry_id', '=', entryId)
    .executeTakeFirst()
  if (later) {
    return refuse(
      409,
      'has_later_version',
      say({
        id: 'refusal.has-later-version',
        defaultMessage: 'This entry has a later version. Delete that one first.',
      }),
    )
  }
  const entry = await loadEntry(scope, entryId)
  if (!entry) return entryNotFound()
  await removeEntry(scope, entry)
  return undefined
}
