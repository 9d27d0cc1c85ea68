import type { App } from '../app-instance.ts'
import { customsRequestRoutes } from './notices/customs-requests.route.ts'
import { getFilingRoute, getTimelineRoute } from './transmissions/get-filing.route.ts'

/** Every route of what was filed with customs. */
export const customsRoutes: readonly ((app: App) => void)[] = [
  getFilingRoute,
  getTimelineRoute,
  customsRequestRoutes,
]
