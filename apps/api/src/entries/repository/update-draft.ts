import { parseDay } from '@edfe/domain/calendar'
import { type DraftData, isSigned, VALIDATED } from '@edfe/domain/entry'
import { statusReasons } from '../../messages/status-reasons.ts'
import type { RequestScope } from '../request-scope.ts'
import type { StoredEntry } from './load-entry.ts'
import { entryColumns, RECORDS_VERSION, type RecordRow } from './project-entry.ts'
import { returnedToDraft } from './status-change.ts'
import { writeRecords } from './write-records.ts'

/** The next `updated_at`: now, and always later than the one before, since it is the version of the draft. */
export const nextVersion = (entry: Pick<StoredEntry, 'updated_at'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), entry.updated_at.getTime() + 1))

/** True if a stored draft is the one of the first save: nobody has saved since the entry was made. */
export const isFirstVersion = ({ created_at, updated_at }: Pick<StoredEntry, 'created_at' | 'updated_at'>) =>
  updated_at.getTime() <= nextVersion({ updated_at: created_at }, created_at).getTime()

/**
 * Stores a draft over the one that was loaded under lock, with its columns and records. An edit of a validated
 * entry makes it a draft again: what was validated has changed. The parties that were written are the answer.
 */
export async function updateDraft(
  scope: RequestScope,
  entry: StoredEntry,
  draft: DraftData,
): Promise<RecordRow[]> {
  const { trx, org, actor, now, sealing } = scope
  const sealed = sealing.encryptPersonalNumbers(draft, entry.sealed)
  const returns = VALIDATED.has(entry)
  await trx
    .updateTable('entries')
    .set({
      ...entryColumns(sealed, parseDay(entry.released_on ?? undefined)),
      signed_by: signerAfter(entry, draft, actor.userId),
      draft_data: JSON.stringify(sealed),
      last_saved_at: now,
      validation_status: 'pending',
      conflict_flag: false,
      records_version: RECORDS_VERSION,
      updated_by: actor.userId,
      updated_at: nextVersion(entry, now),
      ...(returns && returnedToDraft(entry, scope, statusReasons.changed())),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
  const before = { draft: entry.sealed, version: entry.records_version }
  return writeRecords(scope, entry.id, before, sealed)
}

/** Returns the signer of the draft: the acting person if the signature is new, null if it is gone. */
function signerAfter(entry: StoredEntry, draft: DraftData, actorId: string | null): string | null {
  if (!isSigned(draft)) return null
  const isKept =
    entry.draft.totals_declarations?.declarant_signature === draft.totals_declarations?.declarant_signature
  return isKept && entry.signed_by ? entry.signed_by : actorId
}
