import {
  type AnswerStatus,
  answerKeepsStatus,
  decideStatusChange,
  type EntryStatus,
  summaryAfter,
} from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import { statusChange } from '../../entries/repository/status-change.ts'
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
  entry: Pick<StoredEntry, 'id' | 'status' | 'updated_at'>,
  status: EntryStatus,
  reason: Message,
): Promise<boolean> {
  const decision = decideStatusChange(entry.status, status, 'system')
  if (!decision.ok || !decision.changed) return false
  const { trx, org, now } = scope
  const moved = await trx
    .updateTable('entries')
    .set({
      ...statusChange({ from: entry.status, to: status, at: now, by: null, reason }),
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
  announce(trx, { org_id: org.id, topic: 'entries' })
  return true
}

/**
 * Moves an entry on customs' answer to its summary. While people see the status of the goods, which CBP decided before,
 * the answer moves the summary alone. False where it changes nothing.
 */
export async function applyCustomsAnswer(
  scope: RequestScope,
  entry: StoredEntry,
  answer: AnswerStatus,
  reason: Message,
): Promise<boolean> {
  if (!answerKeepsStatus(entry.status, answer)) return applyCustomsStatus(scope, entry, answer, reason)
  const summary = summaryAfter(answer)
  if (entry.summary_state === summary) return false
  const { trx, org, now } = scope
  const moved = await trx
    .updateTable('entries')
    .set({ summary_state: summary, updated_at: nextVersion(entry, now) })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .where('status', '=', entry.status)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) return false
  announce(trx, { org_id: org.id, topic: 'entries' })
  return true
}
