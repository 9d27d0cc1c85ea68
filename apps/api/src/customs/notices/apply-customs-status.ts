import { decideStatusChange, type EntryStatus } from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import { nextVersion } from '../../entries/repository/update-draft.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { announce } from '../../http/live.ts'
import { storedMessage } from '../../messages/stored-message.ts'

/**
 * Moves an entry on customs' word, as 'system'. False, with nothing written, when the table of transitions does not
 * allow it or people moved the entry meanwhile: it then stays where it is.
 */
export async function applyCustomsStatus(
  scope: RequestScope,
  entry: StoredEntry,
  status: EntryStatus,
  reason: Message,
): Promise<boolean> {
  const decision = decideStatusChange(entry.status, status, 'system')
  if (!decision.ok || !decision.changed) return false
  const { trx, org, now } = scope
  const moved = await trx
    .updateTable('entries')
    .set({
      status,
      previous_status: entry.status,
      status_changed_at: now,
      status_changed_by: null,
      status_reason: JSON.stringify(reason),
      updated_at: nextVersion(entry, now),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .where('status', '=', entry.status satisfies EntryStatus)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) return false
  await recordActivity(scope, entry.id, 'status_changed', {
    from: entry.status,
    to: status,
    reason: storedMessage(reason),
  })
  await announce(trx, { org_id: org.id, topic: 'entries' })
  return true
}
