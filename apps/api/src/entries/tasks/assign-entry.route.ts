import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { assignEntry, readAssignee } from './assign-entry.ts'

/**
 * Serves the assignee of an entry: `GET` and `PUT /api/entries/:id/assignee`. The entry's version does not
 * change.
 */
export function assignEntryRoutes(app: App): void {
  app.route({
    ...route('getAssignee'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, (scope) => readAssignee(scope, request.params.id))
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
  app.route({
    ...route('assignEntry'),
    config: { permission: 'entry.edit', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const refusal = await assignEntry(app, scope, id, request.body.user_id)
        return refusal ?? readAssignee(scope, id)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
