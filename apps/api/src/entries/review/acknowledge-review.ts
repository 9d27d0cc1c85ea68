import { UNFILED } from '@edfe/domain/entry'
import type { FinalReviewResult } from '@edfe/domain/review'
import { statusAfterAcknowledging, statusAfterReview } from '@edfe/domain/rules'
import { personMustSign } from '../../auth/person-must-sign.ts'
import { shownFindings } from '../../messages/formatter.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { entryNotFound, notEditable } from '../drafts/conflict.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { nextVersion } from '../repository/update-draft.ts'
import type { MemberScope } from '../request-scope.ts'
import { viewEntry } from '../with-entry-scope.ts'
import {
  type Acknowledgement,
  acknowledge as acknowledgeAs,
  isAcknowledgedBy,
  readAcknowledgements,
  reviewSection,
  withdrawAcknowledgements,
} from './acknowledgements.ts'
import { reviewEntry } from './review-entry.ts'

/** Reviews an entry, records or withdraws the acknowledgement of who asks, and stores what the review says. */
export async function acknowledgeReview(scope: MemberScope, id: string, acknowledge: boolean | undefined) {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!UNFILED.has(entry) || entry.archived) return notEditable(entry)
  if (acknowledge && scope.actor.isKey) return personMustSign(scope.trx, 'entry.certify')
  const found = await reviewEntry(scope, entry, statusAfterReview)
  const errors = found.blocking_error_count
  const before = await readAcknowledgements(scope, id)
  const wasAcknowledged = isAcknowledgedBy(before, scope)
  const known = await acknowledgementsAfter(scope, id, { before, errors, acknowledge })
  const acknowledged = isAcknowledgedBy(known, scope)
  await storeReviewSection(scope, entry, known, found)
  await recordActivity(scope, id, activityOf({ acknowledge, acknowledged, wasAcknowledged }), {
    blocking_error_count: errors,
    warning_count: found.warning_count,
  })
  const view = await viewEntry(scope, id)
  if (isRefusal(view)) return view
  const status = statusAfterReview(found.issues)
  return {
    final_review: {
      ...found,
      issues: shownFindings(scope.words, found.issues, entry.draft),
      acknowledged,
      acknowledgements: [...known],
      last_evaluated_at: scope.now.toISOString(),
      validation_status: acknowledge ? statusAfterAcknowledging(status, errors) : status,
    },
    entry: view,
  }
}

interface Answers {
  acknowledge: boolean | undefined
  acknowledged: boolean
  wasAcknowledged: boolean
}

function activityOf({ acknowledge, acknowledged, wasAcknowledged }: Answers) {
  if (acknowledge && acknowledged) return 'acknowledged'
  return acknowledge === false && wasAcknowledged ? 'acknowledgement_withdrawn' : 'reviewed'
}

interface Given {
  before: readonly Acknowledgement[]
  errors: number
  acknowledge: boolean | undefined
}

/** Returns the people who acknowledge the review after this response; none if it has errors. */
async function acknowledgementsAfter(
  scope: MemberScope,
  id: string,
  { before, errors, acknowledge }: Given,
): Promise<readonly Acknowledgement[]> {
  if (errors > 0) {
    if (before.length > 0) await withdrawAcknowledgements(scope, id)
    return []
  }
  if (acknowledge === undefined) return before
  if (acknowledge) await acknowledgeAs(scope, id)
  else await withdrawAcknowledgements(scope, id, scope.actor.userId)
  return readAcknowledgements(scope, id)
}

/** The review's own section: neither a change of what is declared nor, for a validated entry, of its status. */
async function storeReviewSection(
  scope: MemberScope,
  entry: StoredEntry,
  known: readonly Acknowledgement[],
  { blocking_error_count, warning_count, totals }: FinalReviewResult,
): Promise<void> {
  const before = entry.sealed.final_review
  const final_review = {
    ...reviewSection(entry.sealed, known),
    ...{ last_evaluated_at: scope.now.toISOString(), blocking_error_count, warning_count, totals },
  }
  const isSame =
    Boolean(before?.acknowledged) === final_review.acknowledged &&
    (before?.acknowledged_at ?? '') === final_review.acknowledged_at
  const { trx, org, actor, now } = scope
  await trx
    .updateTable('entries')
    .set({
      draft_data: JSON.stringify({ ...entry.sealed, final_review }),
      // A review's findings are not a change that another person's save could overwrite; an acknowledgement is.
      ...(!isSame && { updated_by: actor.userId, updated_at: nextVersion(entry, now) }),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
}
