import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { lastOfLane } from './last-of-lane.ts'

/** `GET /api/entries/last-of-lane`: what step 2 may take from the last shipment that went the same way. */
export function lastOfLaneRoute(app: App): void {
  app.route({
    ...route('getLastOfLane'),
    config: { permission: 'entry.read' },
    handler: async (request) => {
      const { entry_id, ...lane } = request.query
      return { entry: await withEntryScope(app, request, (scope) => lastOfLane(scope, lane, entry_id)) }
    },
  })
}
