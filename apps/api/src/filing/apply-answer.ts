import { decodeResponse, type EntrySummaryResponse } from '@edfe/abi'
import { decideStatusChange, type EntryStatus } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { EntryScope } from '../db/entries/entry-scope.ts'
import { loadEntry, type StoredEntry } from '../db/entries/load-entry.ts'
import { recordActivity } from '../db/entries/record-activity.ts'
import { type EntryEvent, recordEvent } from '../db/entries/record-event.ts'
import { nextVersion } from '../db/entries/update-draft.ts'
import { announce } from '../live.ts'
import { type ConditionView, readConditions } from './customs-conditions.ts'
import { notifyOfAnswer, type TellTools } from './notify-of-answer.ts'
import { keepMessage, type OpenSubmission } from './submission-store.ts'

/**
 * Reads customs' answer to a submission: keeps the message, logs the event, stores the conditions and moves the
 * entry to accepted or rejected. 'send_again' when customs asks for the same bytes once more; then nothing is kept.
 */
export async function applyAnswer(
  scope: EntryScope,
  tools: TellTools,
  submission: OpenSubmission,
  images: string[],
): Promise<'done' | 'send_again'> {
  const response = decodeResponse(images)
  if (response.disposition === 'system_failure') return 'send_again'
  const entry = (await loadEntry(scope, submission.entry_id, { lock: true }))!
  const conditions = readConditions(response, entry.draft)
  const { orgId, now, numbers } = scope
  const messageId = await keepMessage(
    scope.trx,
    { orgId, submissionId: submission.id, direction: 'received', application: 'AX', images, at: now },
    numbers,
  )
  await scope.trx
    .updateTable('submissions')
    .set({
      state: response.disposition === 'unreadable' ? 'failed' : 'answered',
      disposition: response.disposition,
      version: response.version ?? null,
      conditions: JSON.stringify(conditions),
      next_attempt_at: null,
      last_problem: response.disposition === 'unreadable' ? UNREADABLE : null,
      answered_at: now,
    })
    .where('id', '=', submission.id)
    .execute()
  await recordEvent(scope, entry.id, { ...eventOf(response, conditions), messageId })
  const status = statusOf(response)
  if (status) await moveEntry(scope, tools, entry, status, { response, conditions, submission })
  return 'done'
}

const UNREADABLE = 'The answer of customs could not be read.'

const statusOf = ({ disposition }: EntrySummaryResponse): 'accepted' | 'rejected' | undefined => {
  if (disposition === 'accepted') return 'accepted'
  return disposition === 'unreadable' ? undefined : 'rejected'
}

/** What a condition counts for: fatal ones stop the summary, the others ride along. */
function eventOf(response: EntrySummaryResponse, conditions: ConditionView[]): EntryEvent {
  const base = { stream: 'entry_summary', direction: 'received', code: response.severity } as const
  const count = conditions.length
  if (response.disposition === 'unreadable') {
    return { ...base, kind: 'unreadable', title: 'Answer unreadable', detail: UNREADABLE, tone: 'bad' }
  }
  if (response.disposition === 'accepted') {
    const words = count === 0 ? 'No conditions.' : `${count} ${count === 1 ? 'condition' : 'conditions'}.`
    return {
      ...base,
      kind: 'accepted',
      title: 'AX accepted',
      detail: `${response.narrative}. ${words}`,
      code: 'A',
      tone: 'ok',
    }
  }
  const fatal = conditions.filter(({ severity }) => severity === 'error').length
  const words = `${fatal} fatal ${fatal === 1 ? 'condition' : 'conditions'}.`
  return {
    ...base,
    kind: 'rejected',
    title: 'AX rejected',
    detail: `${response.narrative}. ${words}`,
    code: 'R',
    tone: 'bad',
  }
}

interface Answered {
  response: EntrySummaryResponse
  conditions: ConditionView[]
  submission: OpenSubmission
}

/** The worker acts as 'system'. An entry that people moved meanwhile stays where they put it. */
async function moveEntry(
  scope: EntryScope,
  tools: TellTools,
  entry: StoredEntry,
  status: 'accepted' | 'rejected',
  { response, conditions, submission }: Answered,
): Promise<void> {
  const decision = decideStatusChange(entry.status, status, 'system')
  if (!decision.ok || !decision.changed) return
  const { trx, orgId, now } = scope
  const reason = `Customs: ${response.narrative}`
  const moved = await trx
    .updateTable('entries')
    .set({
      status,
      previous_status: entry.status,
      status_changed_at: now,
      status_changed_by: null,
      status_reason: reason,
      updated_at: nextVersion(entry, now),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', entry.id)
    .where('status', '=', entry.status satisfies EntryStatus)
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n) return
  if (status === 'accepted') await countClearance(scope, submission)
  await recordActivity(scope, entry.id, 'status_changed', { from: entry.status, to: status, reason })
  await notifyOfAnswer(scope, tools, entry, { status, conditions, submittedBy: submission.submitted_by })
  await announce(trx, { org_id: orgId, topic: 'entries' })
}

/** Adds to the dashboard's average time from submission to acceptance. */
async function countClearance(
  { trx, orgId, now }: EntryScope,
  { submitted_at }: OpenSubmission,
): Promise<void> {
  const seconds = Math.max(0, Math.round((now.getTime() - submitted_at.getTime()) / 1000))
  await sql`
    insert into entry_clearance as kept (org_id, entries, seconds) values (${orgId}, 1, ${seconds})
    on conflict (org_id) do update
    set entries = kept.entries + 1, seconds = kept.seconds + excluded.seconds`.execute(trx)
}
