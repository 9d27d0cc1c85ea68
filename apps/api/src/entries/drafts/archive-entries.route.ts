import type { App } from '../../app-instance.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { announce } from '../../http/live.ts'
import { isRefusal, type Refusal } from '../../http/problems.ts'
import { route } from '../../http/route.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'

/** `POST …/archive` and `POST …/restore`: hides an entry from the list and brings it back, whatever its status. */
export function archiveEntryRoutes(app: App): void {
  for (const name of ['archiveEntry', 'restoreEntry'] as const) {
    app.route({
      ...route(name),
      config: { permission: 'entry.edit', row: ENTRY_ROW },
      handler: async (request, reply) => {
        const { id } = request.params
        const entry = await withEntryScope(
          app,
          request,
          async (scope) => (await setArchived(scope, id, name === 'archiveEntry')) ?? viewEntry(scope, id),
        )
        return isRefusal(entry) ? reply.refuse(entry) : { entry }
      },
    })
  }
}

/** `POST /api/entries/archive`: many at once, each with its own result. */
export function archiveManyRoute(app: App): void {
  app.route({
    ...route('archiveEntries'),
    config: { permission: 'entry.edit' },
    handler: async (request) =>
      withEntryScope(app, request, async (scope) => {
        const results = []
        // In the order of the ids, so that two who archive the same entries never wait for each other in a circle.
        for (const id of [...new Set(request.body.ids)].sort()) {
          const refusal = await setArchived(scope, id, true)
          results.push({ id, ok: !refusal, ...(refusal && { message: refusal.problem.message }) })
        }
        return { results }
      }),
  })
}

/** Nothing happens to an entry that is archived, or not, already. */
async function setArchived(scope: MemberScope, id: string, archived: boolean): Promise<Refusal | undefined> {
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
  await announce(trx, { org_id: org.id, topic: 'entries' })
  await announce(trx, { org_id: org.id, topic: 'entry', id })
  await recordAudit(trx, {
    orgId: org.id,
    actorId: actor.userId,
    entity: 'entry',
    entityId: id,
    action: 'update',
    before: { archived: entry.archived },
    after: { archived },
  })
  return undefined
}
