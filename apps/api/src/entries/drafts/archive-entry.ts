import type { Refusal } from '../../refusals/problems.ts'
import { announceEntry, auditEntry } from '../record-change.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { entryNotFound } from './conflict.ts'

/** Hides an entry from the list or shows it again; one that is so already stays as it is. */
export async function setArchived(
  scope: MemberScope,
  id: string,
  archived: boolean,
): Promise<Refusal | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (entry.archived === archived) return undefined
  const { trx, org, actor, now } = scope
  await trx
    .updateTable('entries')
    .set({
      archived,
      archived_at: archived ? now : null,
      archived_by: archived ? actor.userId : null,
      updated_by: actor.userId,
    })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  await recordActivity(scope, id, archived ? 'archived' : 'restored')
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: { archived: entry.archived },
    after: { archived },
  })
  return undefined
}
