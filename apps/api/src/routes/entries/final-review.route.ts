import { FinalReviewAnswer, FinalReviewBody } from '@edfe/contracts/entries'
import { problems } from '@edfe/contracts/problem'
import { isEditableStatus } from '@edfe/domain/entry'
import { statusAfterAcknowledging, statusAfterReview } from '@edfe/domain/rules'
import type { App } from '../../app.ts'
import { loadEntry, type StoredEntry } from '../../db/entries/load-entry.ts'
import { recordActivity } from '../../db/entries/record-activity.ts'
import { nextVersion } from '../../db/entries/update-draft.ts'
import { entryNotFound, notEditable } from '../../filing/conflict.ts'
import { entryTools, type OrgScope } from '../../filing/entry-tools.ts'
import { reviewEntry } from '../../filing/review-entry.ts'
import { isRefusal } from '../../problems.ts'
import { ENTRY_ROW, EntryParams, inEntries, viewEntry } from './in-entries.ts'

/**
 * `POST …/final-review`: every issue of every step. `{acknowledge: true}` also acknowledges, unless errors remain;
 * `false` takes an acknowledgement back; without it one stands as long as no error does.
 */
export function finalReviewRoute(app: App): void {
  app.post(
    '/api/entries/:id/final-review',
    {
      config: { permission: 'entry.edit', row: ENTRY_ROW },
      schema: {
        operationId: 'reviewEntry',
        summary: 'Review the whole entry, and acknowledge the review',
        tags: ['entries'],
        params: EntryParams,
        body: FinalReviewBody.nullish(),
        response: { 200: FinalReviewAnswer, ...problems(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const acknowledge = request.body?.acknowledge
      const answer = await inEntries(app, request, (scope) =>
        review(app, scope, request.params.id, acknowledge),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  )
}

async function review(app: App, scope: OrgScope, id: string, acknowledge: boolean | undefined) {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!isEditableStatus(entry.status) || entry.archived) return notEditable(entry)
  const found = await reviewEntry(entryTools(app), scope, entry, statusAfterReview)
  const errors = found.blocking_error_count
  const wasAcknowledged = entry.draft.final_review?.acknowledged ?? false
  const acknowledged = errors === 0 && (acknowledge ?? wasAcknowledged)
  if (acknowledged !== wasAcknowledged) await acknowledgeReview(scope, entry, acknowledged)
  await recordActivity(scope, id, activityOf(acknowledge, wasAcknowledged), {
    blocking_error_count: errors,
    warning_count: found.warning_count,
  })
  const view = await viewEntry(scope, id)
  if (isRefusal(view)) return view
  const status = statusAfterReview(found.issues)
  return {
    final_review: {
      ...found,
      acknowledged,
      last_evaluated_at: scope.now.toISOString(),
      validation_status: acknowledge ? statusAfterAcknowledging(status, errors) : status,
    },
    entry: view,
  }
}

function activityOf(acknowledge: boolean | undefined, wasAcknowledged: boolean) {
  if (acknowledge) return 'acknowledged'
  return acknowledge === false && wasAcknowledged ? 'acknowledgement_withdrawn' : 'reviewed'
}

/** The review's own section: neither a change of what is declared nor, for a validated entry, of its status. */
async function acknowledgeReview(scope: OrgScope, entry: StoredEntry, acknowledged: boolean): Promise<void> {
  const { trx, orgId, userId, now } = scope
  const draft = {
    ...entry.sealed,
    final_review: {
      ...entry.sealed.final_review,
      acknowledged,
      acknowledged_at: acknowledged ? now.toISOString() : '',
    },
  }
  await trx
    .updateTable('entries')
    .set({ draft_data: JSON.stringify(draft), updated_by: userId, updated_at: nextVersion(entry, now) })
    .where('org_id', '=', orgId)
    .where('id', '=', entry.id)
    .execute()
}
