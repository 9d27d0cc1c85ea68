import { type DeletionRefusal, deletionRefusal } from '@edfe/domain/entry'
import { type Sentence, say } from '@edfe/domain/messages'
import { isSameCustoms } from '@edfe/domain/profile'
import { isProofFresh, proofRequired } from '../../auth/proof.ts'
import { entryNotFound, notEditable } from '../../entries/drafts/conflict.ts'
import { UNDER_CONTROL } from '../../entries/drafts/new-version.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { stateOfStored } from '../../entries/repository/entry-view.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import { controlOf } from '../../entries/repository/summary-control.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { filedElsewhere } from '../transmissions/filed-elsewhere.ts'
import { filedSummary } from '../transmissions/filed-summary.ts'
import { queueEntryMessage } from '../transmissions/queue-entry-message.ts'
import { deletionKind } from './deletion.kind.ts'

const REFUSALS: Record<Exclude<DeletionRefusal, 'entry_under_control'>, Sentence> = {
  entry_not_accepted: say({
    id: 'refusal.deletion.not-accepted',
    defaultMessage: 'Only a summary that CBP accepted can be deleted.',
  }),
  deletion_requested: say({
    id: 'refusal.deletion.requested',
    defaultMessage: 'CBP is asked already to delete this summary.',
  }),
  summary_deleted: say({ id: 'refusal.deletion.deleted', defaultMessage: 'CBP has deleted this summary.' }),
  entry_superseded: say({
    id: 'refusal.deletion.superseded',
    defaultMessage: 'A later version of this summary was filed: delete that one.',
  }),
  entry_paid: say({
    id: 'refusal.deletion.paid',
    defaultMessage: 'Duty and fees of this entry are recorded as paid. CBP deletes no summary after that.',
  }),
}

/**
 * Queues the request to delete an accepted summary: submission with its bytes, history and job, all in the caller's
 * transaction. Where signatures bind, it asks for a fresh proof of the person, as filing does.
 */
export async function requestDeletion(
  parts: FilingParts,
  scope: MemberScope,
  id: string,
): Promise<Refusal | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (entry.archived) return notEditable(entry)
  const control = controlOf(entry, scope.today)
  const code = deletionRefusal(stateOfStored(entry, scope.today))
  if (code === 'entry_under_control' && control !== 'trade') return refuse(409, code, UNDER_CONTROL[control])
  if (code && code !== 'entry_under_control') return refuse(409, code, REFUSALS[code])
  const filed = await filedSummary(scope, id)
  if (!filed || !isSameCustoms(filed.gateway, parts.gateway)) return filedElsewhere('entrySummary')
  if (scope.asksForProof && !isProofFresh(scope.actor, scope.now)) return proofRequired()
  const unfit = await queueEntryMessage(scope, entry, { ...parts, kind: deletionKind, issues: [] })
  if (unfit) return unfit
  await scope.trx
    .updateTable('entries')
    .set({ deletion: 'requested' })
    .where('org_id', '=', scope.org.id)
    .where('id', '=', id)
    .execute()
  await recordActivity(scope, id, 'deletion_requested')
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: { deletion: null },
    after: { deletion: 'requested' },
  })
  return undefined
}
