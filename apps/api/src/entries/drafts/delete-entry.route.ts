import { formatEntryNumber } from '@edfe/domain/entry'
import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { announce } from '../../http/live.ts'
import { isRefusal, type Refusal, refuse } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { loadEntry } from '../repository/load-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'

/** `DELETE /api/entries/:id`: for drafts that were never filed; their number is not given out again. */
export function deleteEntryRoute(app: App): void {
  app.route({
    ...route('deleteEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const refusal = await withEntryScope(app, request, (scope) => remove(scope, request.params.id))
      return isRefusal(refusal) ? reply.refuse(refusal) : reply.code(204).send(null)
    },
  })
}

async function remove(scope: MemberScope, id: string): Promise<Refusal | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (entry.status !== 'draft') {
    return refuse(
      409,
      'entry_not_deletable',
      'Only a draft that was never filed can be deleted. Archive it instead.',
    )
  }
  const { trx, org, actor } = scope
  await trx.deleteFrom('entries').where('org_id', '=', org.id).where('id', '=', id).execute()
  await announce(trx, { org_id: org.id, topic: 'entries' })
  await recordAudit(trx, {
    orgId: org.id,
    actorId: actor.userId,
    entity: 'entry',
    entityId: id,
    action: 'delete',
    before: { entry_number: formatEntryNumber(entry.entry_number), status: entry.status },
  })
  return undefined
}
