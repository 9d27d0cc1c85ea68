import { meRoutes } from './accounts/me/routes.ts'
import { memberRoutes } from './accounts/members/routes.ts'
import { notificationsRoutes } from './accounts/notifications/notifications.route.ts'
import { organizationRoutes } from './accounts/organization/routes.ts'
import type { App } from './app-instance.ts'
import { auditRoutes } from './audit/audit-events.route.ts'
import { commentEntryRoute } from './entries/activity/comment-entry.route.ts'
import { entryPresenceRoutes } from './entries/activity/entry-presence.route.ts'
import { getLookupRoute } from './entries/get-lookup.route.ts'
import { partyDirectoryRoutes } from './entries/parties/routes.ts'
import { validateStreamRoute } from './entries/review/validate-stream.route.ts'
import { entryRoutes } from './entries/routes.ts'
import { snapshotRoutes } from './entries/snapshots/list-snapshots.route.ts'
import { taskRoutes } from './entries/tasks/routes.ts'
import { getEventsRoute } from './http/get-events.route.ts'
import { healthRoutes } from './http/health.route.ts'
import { sendContactRoute } from './mail/send-contact.route.ts'

/** Every API route of the product; one line for each folder. */
export const routes: readonly ((app: App) => void)[] = [
  healthRoutes,
  ...meRoutes,
  ...organizationRoutes,
  ...memberRoutes,
  auditRoutes,
  notificationsRoutes,
  sendContactRoute,
  ...entryRoutes,
  validateStreamRoute,
  snapshotRoutes,
  entryPresenceRoutes,
  commentEntryRoute,
  ...taskRoutes,
  ...partyDirectoryRoutes,
  getLookupRoute,
  getEventsRoute,
]
