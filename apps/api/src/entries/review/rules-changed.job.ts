import { type EntryStatus, isEditableStatus, withKeptValues } from '@edfe/domain/entry'
import { statusAfterBulk } from '@edfe/domain/rules'
import type { FastifyBaseLogger } from 'fastify'
import { RULES_CHANGED_QUEUE, RulesChangedJob } from '../../accounts/organization/rules-changed.ts'
import { SYSTEM } from '../../auth/actors.ts'
import type { Db } from '../../db/engine.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { announce } from '../../http/live.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import { storeDraft } from '../drafts/save-draft.ts'
import { createScope, type EntryServices } from '../entry-services.ts'
import { renumberDraft } from '../numbering/renumber-draft.ts'
import { loadEntry, type StoredEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { nextVersion } from '../repository/update-draft.ts'
import type { RequestScope } from '../request-scope.ts'
import { reviewEntry } from './review-entry.ts'

interface RulesChangedParts {
  engine: { db: Db }
  entryServices: EntryServices
  logger: FastifyBaseLogger
}

const OPEN: readonly EntryStatus[] = ['draft', 'validated']

/** The job that follows another choice of rules: every entry that is not filed yet is renumbered, rounded and checked again. */
export function rulesChangedJob({ engine: { db }, entryServices, logger }: RulesChangedParts) {
  return defineJob(RulesChangedJob, {
    name: RULES_CHANGED_QUEUE,
    work: async ({ org_id: orgId }) => {
      const inOrganization = <T>(work: (scope: RequestScope) => Promise<T>) =>
        tenantTransaction(db, { orgId, userId: null }, async (trx) =>
          work(await createScope(entryServices, trx, { orgId, actor: SYSTEM })),
        )
      const open = await inOrganization(({ trx }) =>
        trx
          .selectFrom('entries')
          .select('id')
          .where('org_id', '=', orgId)
          .where('status', 'in', OPEN)
          .orderBy('created_at')
          .execute(),
      )
      for (const { id } of open) {
        // Each in its own transaction: one that fails stops no other and says so in its next review.
        await inOrganization((scope) => followRules(scope, id)).catch((error: unknown) =>
          logger.error({ err: error, entryId: id }, 'An entry could not follow the changed rules'),
        )
      }
    },
  })
}

async function followRules(scope: RequestScope, id: string): Promise<void> {
  const before = await loadEntry(scope, id, { lock: true })
  if (!before || !isEditableStatus(before.status)) return
  await renumberDraft(scope, before)
  const numbered = (await loadEntry(scope, id)) ?? before
  await storeDraft(scope, numbered, withKeptValues(numbered.draft, scope.rules.profile))
  const entry = (await loadEntry(scope, id)) ?? numbered
  const { blocking_error_count, warning_count } = await reviewEntry(scope, entry, statusAfterBulk)
  await recordActivity(scope, id, 'validated', { blocking_error_count, warning_count })
  if (entry.status === 'validated' && blocking_error_count > 0) await returnToDraft(scope, entry)
  await announce(scope.trx, { org_id: scope.org.id, topic: 'entry', id })
}

/** What was validated under other rules does not hold any more. */
async function returnToDraft(scope: RequestScope, entry: StoredEntry): Promise<void> {
  const { trx, org, actor, now } = scope
  await trx
    .updateTable('entries')
    .set({
      status: 'draft',
      previous_status: 'validated',
      status_changed_at: now,
      status_changed_by: actor.userId,
      status_reason: JSON.stringify(statusReasons.rulesChanged()),
      updated_at: nextVersion(entry, now),
    })
    .where('org_id', '=', org.id)
    .where('id', '=', entry.id)
    .execute()
  await recordActivity(scope, entry.id, 'status_changed', { from: 'validated', to: 'draft' })
}
