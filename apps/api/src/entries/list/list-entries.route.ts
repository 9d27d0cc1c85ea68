import { V1 } from '@edfe/contracts/v1/v1'
import { NEW_ENTRY } from '@edfe/domain/entry'
import type { App } from '../../app-instance.ts'
import { InstantCursor, readCursor, writeCursor } from '../../http/cursors.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { countGroups } from './count-groups.ts'
import { countEntries, listEntries, newestEntries, nextEntries } from './list-entries.ts'

/** `GET /api/entries`: one page of the filtered list, with the exact number of entries that match and of each view. */
export function listEntriesRoute(app: App): void {
  app.route({
    ...route('listEntries'),
    config: { permission: 'entry.read' },
    handler: async (request) => {
      const { page, page_size } = request.query
      return withEntryScope(app, request, async (scope) => ({
        ...(await listEntries(scope, request.query)),
        counts: await countGroups(scope),
        page,
        page_size,
      }))
    },
  })
}

/** `GET /api/entries/drafts`: what Continue Draft shows. */
export function listDraftsRoute(app: App): void {
  app.route({
    ...route('getDrafts'),
    config: { permission: 'entry.read' },
    handler: async (request) =>
      withEntryScope(app, request, async (scope) => {
        const filter = { archived: false, status: NEW_ENTRY.status, range: 'all' } as const
        const [newest] = await newestEntries(scope, { status: NEW_ENTRY.status, limit: 1, by: 'updated_at' })
        return { draft_count: await countEntries(scope, filter), newest_draft: newest ?? null }
      }),
  })
}

/** `GET /api/v1/entries`: the newest entries, from where the answer before ended. */
export function listEntriesAfterRoute(app: App): void {
  app.route({
    ...route('listEntriesAfter'),
    config: { permission: 'entry.read', keyScope: V1.listEntriesAfter.scope },
    handler: async (request) => {
      const { after, limit, ...filter } = request.query
      const from = readCursor(after, InstantCursor)
      const query = { ...filter, range: 'all', sort: 'created_at', order: 'desc' } as const
      return withEntryScope(app, request, async (scope) => {
        const { entries, last } = await nextEntries(scope, query, limit, from)
        return { entries, next: last && entries.length === limit ? writeCursor(last) : null }
      })
    },
  })
}
