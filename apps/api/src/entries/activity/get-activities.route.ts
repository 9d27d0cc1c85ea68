import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { requireEntry } from '../repository/require-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { readActivities } from './read-activities.ts'

/** `GET …/activities`: what people did with the entry, newest first. */
export function getActivitiesRoute(app: App): void {
  app.route({
    ...route('getActivities'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const { id } = request.params
      const answer = await withEntryScope(app, request, async (scope) => {
        const entry = await requireEntry(scope, id)
        return isRefusal(entry) ? entry : readActivities(scope, id, request.query.limit)
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  })
}
