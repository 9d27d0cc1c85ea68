import type { App } from '../../app-instance.ts'
import { announce } from '../../http/live.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { requireEntry } from '../repository/require-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { closeTab, openTab, readPresence } from './presence.ts'

/** Serves the presence of editors of an entry: `GET` asks, `POST` reports that the actor edits, or stops. */
export function entryPresenceRoutes(app: App): void {
  app.route({
    ...route('getPresence'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const { tab } = request.query
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await requireEntry(scope, id)
        return isRefusal(entry) ? entry : readPresence(scope, id, tab)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('reportPresence'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const { page, leaving, tab } = request.body
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await requireEntry(scope, id)
        if (isRefusal(entry)) return entry
        const isNews = leaving ? await closeTab(scope, id, tab) : await openTab(scope, id, { tab, page })
        // Heartbeats that change nothing wake nobody.
        if (isNews) announce(scope.trx, { org_id: scope.org.id, topic: 'presence', id })
        return readPresence(scope, id, tab)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
