import { LONGEST_SPAN_DAYS } from '@edfe/contracts/reports/deadlines'
import { addDays, type CalendarDay, parseDay } from '@edfe/domain/calendar'
import type { DaySpan } from '@edfe/domain/tasks'
import type { App } from '../app-instance.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { readDeadlines } from './read-deadlines.ts'

/** `GET /api/reports/deadlines`: what is due on each day of a span. */
export function listDeadlinesRoute(app: App): void {
  app.route({
    ...route('listDeadlines'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', readsReplica: true },
    handler: async (request) =>
      withEntryScope(app, request, async (scope) => ({
        deadlines: await readDeadlines(scope, spanOf(request.query, scope.today)),
      })),
  })
}

/** The span that is asked for, cut off where it is too long. A span backwards has no day. */
function spanOf(query: { from?: string | undefined; to?: string | undefined }, today: CalendarDay): DaySpan {
  const from = parseDay(query.from) ?? today
  const last = addDays(from, LONGEST_SPAN_DAYS - 1)
  const to = parseDay(query.to)
  return { from, to: to && to < last ? to : last }
}
