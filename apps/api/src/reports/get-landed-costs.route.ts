import type { App } from '../app-instance.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { route } from '../http/route.ts'
import { readLandedCosts } from './read-landed-costs.ts'

/** `GET /api/reports/landed-cost`: what goods of filed entries cost once they are here, a page of entries at a time. */
export function getLandedCostsRoute(app: App): void {
  app.route({
    ...route('getLandedCosts'),
    config: { permission: 'entry.read', readsReplica: true },
    handler: async (request) =>
      withEntryScope(app, request, (scope) => readLandedCosts(scope, request.query)),
  })
}
