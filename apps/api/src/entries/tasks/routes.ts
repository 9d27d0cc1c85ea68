import type { App } from '../../app-instance.ts'
import { customsRequestRoutes } from '../../customs/notices/customs-requests.route.ts'
import { assignEntryRoutes } from './assign-entry.route.ts'
import { listTasksRoute } from './list-tasks.route.ts'

export const taskRoutes: readonly ((app: App) => void)[] = [
  listTasksRoute,
  assignEntryRoutes,
  customsRequestRoutes,
]
