import type { App } from '../../app.ts'
import { assignEntryRoutes } from './assign-entry.route.ts'
import { customsRequestRoutes } from './customs-requests.route.ts'
import { listTasksRoute } from './list-tasks.route.ts'

export const taskRoutes: readonly ((app: App) => void)[] = [
  listTasksRoute,
  assignEntryRoutes,
  customsRequestRoutes,
]
