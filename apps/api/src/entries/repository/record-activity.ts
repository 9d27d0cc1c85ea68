import { queueEvents } from '../../webhooks/queue-event.ts'
import type { RequestScope } from '../request-scope.ts'

type ActivityType =
  | 'created'
  | 'section_saved'
  | 'navigation'
  | 'draft_conflict'
  | 'draft_cleared'
  | 'number_changed'
  | 'validated'
  | 'tariff_changed'
  | 'reviewed'
  | 'acknowledged'
  | 'acknowledgement_withdrawn'
  | 'declared'
  | 'signature_voided'
  | 'status_changed'
  | 'archived'
  | 'restored'
  | 'copied'
  | 'continued'
  | 'corrected'
  | 'replaced'
  | 'corrected_after_payment'
  | 'deletion_requested'
  | 'summary_deleted'
  | 'release_requested'
  | 'assigned'
  | 'payment_recorded'
  | 'comment'

/** Adds to what people did with an entry; append-only. A change of its status is an event for programs too. */
export async function recordActivity(
  { trx, org, actor, now }: RequestScope,
  entryId: string,
  activity: ActivityType,
  data: Record<string, unknown> = {},
): Promise<void> {
  await trx
    .insertInto('entry_activities')
    .values({
      org_id: org.id,
      entry_id: entryId,
      activity_type: activity,
      activity_data: JSON.stringify(data),
      user_id: actor.userId,
      occurred_at: now,
    })
    .execute()
  if (activity !== 'status_changed') return
  const { from, to } = data
  await queueEvents(trx, { orgId: org.id, now }, [
    { type: 'entry.status_changed', entryId, data: { from, to } },
  ])
}
