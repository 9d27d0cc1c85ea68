import { formatEntryNumber, voidSignature } from '@edfe/domain/entry'
import { recordAudit } from '../../audit/record-audit.ts'
import { announce } from '../../http/live.ts'
import { refuse } from '../../refusals/problems.ts'
import { numbersUsedUp } from '../numbering/with-new-number.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { viewEntry } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'
import { createEntry } from './create-entry.ts'

/** Makes the draft that corrects a rejected entry; the one that was made before, when there is one. */
export async function correctEntry(scope: MemberScope, { id, passOver }: { id: string; passOver: number }) {
  const rejected = await loadEntry(scope, id, { lock: true })
  if (!rejected) return entryNotFound()
  if (rejected.status !== 'rejected') {
    return refuse(
      409,
      'entry_not_rejected',
      'Only an entry that customs rejected can be corrected and filed again.',
    )
  }
  const made = await scope.trx
    .selectFrom('entries')
    .select('id')
    .where('org_id', '=', scope.org.id)
    .where('corrects_entry_id', '=', id)
    .executeTakeFirst()
  if (made) return viewEntry(scope, made.id)
  const newId = await createEntry(scope, {
    passOver,
    from: { draft: voidSignature(rejected.draft), correctsEntryId: id },
  })
  if (!newId) return numbersUsedUp()
  await recordActivity(scope, id, 'corrected', { by: newId })
  await announce(scope.trx, { org_id: scope.org.id, topic: 'entries' })
  await announce(scope.trx, { org_id: scope.org.id, topic: 'entry', id })
  await recordAudit(scope.trx, {
    orgId: scope.org.id,
    actorId: scope.actor.userId,
    entity: 'entry',
    entityId: newId,
    action: 'create',
    after: { corrects: formatEntryNumber(rejected.entry_number) },
  })
  return viewEntry(scope, newId)
}
