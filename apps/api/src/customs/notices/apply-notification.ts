import type { InterpretedNotice } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import { sql } from 'kysely'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import type { MatchedNotice } from '../subjects/subject.ts'
import { storeMessage } from '../transmissions/submission-store.ts'
import { applyCustomsStatus } from './apply-customs-status.ts'
import { countClearance, wasReleased } from './count-clearance.ts'
import type { CustomsNotifyTools } from './notify-of-answer.ts'
import { notifyOfNotice } from './notify-of-notice.ts'

/**
 * Applies an unsolicited CBP notification to an entry: message, events, requests, the status of the goods, and the
 * status of the entry while its answer is still open. An accepted entry stays accepted, whatever follows. Does
 * nothing if it was read before.
 */
export async function applyNotification(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  entryId: string,
  { submissionId, key, application, images, meanings }: MatchedNotice,
): Promise<void> {
  const { trx, org, now, sealing } = scope
  const messageId = await storeMessage(
    trx,
    { orgId: org.id, submissionId, direction: 'received', application, images, at: now, key },
    sealing,
  )
  if (!messageId) return
  const isNewRelease =
    meanings.some(({ release }) => release === 'released') && !(await wasReleased(scope, entryId))
  for (const meaning of meanings) {
    const { stream, kind, title, detail, code, tone } = meaning
    await recordEvent(scope, entryId, {
      stream,
      kind,
      direction: 'received',
      title,
      detail,
      code,
      tone,
      messageId,
    })
    await keepNotice(scope, entryId, meaning)
    if (meaning.entryStatus) await follow(scope, entryId, meaning.entryStatus, title)
    await notifyOfNotice(scope, tools, { entryId, submissionId, meaning })
  }
  await deriveRelease(scope, entryId)
  if (isNewRelease) await countClearance(scope, submissionId)
}

const keepNotice = (
  { trx, org, now }: RequestScope,
  entryId: string,
  { code, title, release, reportedAt, request }: InterpretedNotice,
) =>
  trx
    .insertInto('customs_notices')
    .values({
      org_id: org.id,
      entry_id: entryId,
      code,
      title: JSON.stringify(title),
      release: release ?? null,
      reported_at: reportedAt ?? null,
      action_required: request ? JSON.stringify(request.action) : null,
      due_on: request?.dueOn ?? null,
      closed_at: null,
      closed_by: null,
      received_at: now,
    })
    .execute()

async function follow(
  scope: RequestScope,
  entryId: string,
  status: NonNullable<InterpretedNotice['entryStatus']>,
  title: Message,
): Promise<void> {
  const entry = (await loadEntry(scope, entryId, { lock: true }))!
  await applyCustomsStatus(scope, entry, status, statusReasons.customs({ said: title }))
}

/** The status of the goods is the latest from customs by its own clock, in whatever order the messages came. */
async function deriveRelease({ trx, org }: RequestScope, entryId: string): Promise<void> {
  await sql`
    update entries set release_status = (
      select n.release from customs_notices n
      where n.org_id = ${org.id} and n.entry_id = ${entryId} and n.release is not null
      order by n.reported_at desc nulls last, n.seq desc limit 1)
    where org_id = ${org.id} and id = ${entryId}`.execute(trx)
}
