import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, viewEntry, withEntryScope } from '../with-entry-scope.ts'

/** `GET /api/entries/:id`: the whole entry. Who may not edit it sees personal numbers masked. */
export function getEntryRoute(app: App): void {
  app.route({
    ...route('getEntry'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const entry = await withEntryScope(app, request, (scope) => viewEntry(scope, request.params.id))
      return isRefusal(entry) ? reply.refuse(entry) : { entry }
    },
  })
}
