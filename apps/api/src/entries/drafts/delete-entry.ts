import { DRAFTS, formatEntryNumber } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { announce } from '../../http/live.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { auditEntry } from '../record-change.ts'
import { holdRefusal } from '../repository/legal-hold.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { entryNotFound } from './conflict.ts'

/** Deletes a draft that was never filed. */
export async function deleteDraft(scope: MemberScope, id: string): Promise<Refusal | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!DRAFTS.has(entry) || entry.is_at_customs) {
    return refuse(
      409,
      'entry_not_deletable',
      say({
        id: 'refusal.entry-not-deletable',
        defaultMessage: 'Only a draft that was never filed can be deleted. Archive it instead.',
      }),
    )
  }
  const held = await holdRefusal(scope, id)
  if (held) return held
  await removeEntry(scope, entry)
  return undefined
}

/** Removes an entry with all that belongs to it; the audit log keeps its number and status. */
export async function removeEntry(scope: MemberScope, entry: StoredEntry): Promise<void> {
  const { trx, org } = scope
  await trx.deleteFrom('entries').where('org_id', '=', org.id).where('id', '=', entry.id).execute()
  announce(trx, { org_id: org.id, topic: 'entries' })
  await auditEntry(scope, entry.id, {
    action: 'delete',
    before: { entry_number: formatEntryNumber(entry.entry_number), status: entry.status },
  })
}
