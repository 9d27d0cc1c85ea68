import { formatEntryNumber, voidSignature } from '@edfe/domain/entry'
import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { announce } from '../../http/live.ts'
import { isRefusal, refuse } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { numbersUsedUp, withNewNumber } from '../numbering/with-new-number.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'
import { createEntry } from './create-entry.ts'

/**
 * `POST …/correct`: 'Correct and file again' of a rejected entry. A linked draft with everything that was filed, a new
 * number, and no signature; asked for twice, it is the same draft.
 */
export function correctEntryRoute(app: App): void {
  app.route({
    ...route('correctEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const entry = await withNewNumber((passOver) =>
        withEntryScope(app, request, (scope) => correct(scope, { id: request.params.id, passOver })),
      )
      return isRefusal(entry) ? reply.refuse(entry) : reply.code(201).send({ entry })
    },
  })
}

async function correct(scope: MemberScope, { id, passOver }: { id: string; passOver: number }) {
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
