import { DashboardAnswer } from '@edfe/contracts/entry-records'
import { problems } from '@edfe/contracts/problem'
import type { App } from '../../app-instance.ts'
import { inEntries } from '../with-entry-scope.ts'
import { readDashboard } from './read-dashboard.ts'

/** `GET /api/dashboard`: the organisation's own figures and newest entries; what waits to be done is `GET /api/tasks`. */
export function getDashboardRoute(app: App): void {
  app.get(
    '/api/dashboard',
    {
      config: { permission: 'entry.read' },
      schema: {
        operationId: 'getDashboard',
        summary: 'Figures, recent entries and drafts of the organisation',
        tags: ['dashboard'],
        response: { 200: DashboardAnswer, ...problems(401, 403) },
      },
    },
    async (request) => inEntries(app, request, readDashboard),
  )
}
