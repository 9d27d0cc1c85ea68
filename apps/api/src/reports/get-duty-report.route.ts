import type { App } from '../app-instance.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { readDutyReport } from './read-duty-report.ts'

/** `GET /api/reports/duty`: sums of filed entries by month, HTS number, origin, supplier, measure or program. */
export function getDutyReportRoute(app: App): void {
  app.route({
    ...route('getDutyReport'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', readsReplica: true },
    handler: async (request) =>
      withEntryScope(app, request, async (scope) => ({ rows: await readDutyReport(scope, request.query) })),
  })
}
