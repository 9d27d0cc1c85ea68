import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { readDashboard } from './read-dashboard.ts'

/** `GET /api/dashboard`: the organisation's own figures and newest entries; what waits to be done is `GET /api/tasks`. */
export function getDashboardRoute(app: App): void {
  app.route({
    ...route('getDashboard'),
    config: { permission: 'entry.read' },
    handler: async (request) => withEntryScope(app, request, readDashboard),
  })
}
