import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'
import { setArchived } from './archive-entry.ts'

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
          results.push({ id, ok: !refusal, ...(refusal && { message: scope.words.format(refusal.message) }) })
        }
        return { results }
      }),
  })
}
