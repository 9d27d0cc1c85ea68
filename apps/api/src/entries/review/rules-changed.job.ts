import { STATUS_AFTER, UNFILED, VALIDATED, withKeptValues } from '@edfe/domain/entry'
import { statusAfterBulk } from '@edfe/domain/rules'
import { RULES_CHANGED_QUEUE, RulesChangedJob } from '../../accounts/organization/rules-changed.ts'
import { announce } from '../../http/live.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { storeDraft } from '../drafts/save-draft.ts'
import { renumberDraft } from '../numbering/renumber-draft.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { returnedToDraft } from '../repository/status-change.ts'
import { nextVersion } from '../repository/update-draft.ts'
import type { RequestScope } from '../request-scope.ts'
import { forEachOpenEntry, type OpenEntriesParts } from './open-entries.ts'
import { reviewEntry } from './review-entry.ts'

/** The job that follows another choice of rules: every entry that is not filed yet is renumbered, rounded and checked again. */
export const rulesChangedJob = (parts: OpenEntriesParts) =>
  defineJob(RulesChangedJob, {
    name: RULES_CHANGED_QUEUE,
    work: ({ org_id }) =>
      forEachOpenEntry(parts, org_id, 'An entry could not follow the changed rules', followRules),
  })

async function followRules(scope: RequestScope, id: string): Promise<void> {
  const before = await loadEntry(scope, id, { lock: true })
  if (!before || !UNFILED.has(before)) return
  await renumberDraft(scope, before)
  const numbered = (await loadEntry(scope, id)) ?? before
  await storeDraft(scope, numbered, withKeptValues(numbered.draft, scope.rules.profile))
  const entry = (await loadEntry(scope, id)) ?? numbered
  const { blocking_error_count, warning_count } = await reviewEntry(scope, entry, statusAfterBulk)
  await recordActivity(scope, id, 'validated', { blocking_error_count, warning_count })
  if (VALIDATED.has(entry) && blocking_error_count > 0) await returnToDraft(scope, entry)
  announce(scope.trx, { org_id: scope.org.id, topic: 'entry', id })
}

/** Returns an entry to draft, because a validation under other rules no longer holds. */
async function returnToDraft(scope: RequestScope, entry: StoredEntry): Promise<void> {
  const { trx, org, now } = scope
  await trx
    .updateTable('entries')
    .set({
      ...returnedToDraft(entry, scope, statusReasons.rulesChanged()),
      updated_at: nextVersion(entry, now),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
  await recordActivity(scope, entry.id, 'status_changed', { from: entry.status, to: STATUS_AFTER.reopening })
}
