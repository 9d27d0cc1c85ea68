import type { App } from '../app.ts'
import { auditRoutes } from './audit/audit-events.route.ts'
import { commentEntryRoute } from './comments/comment-entry.route.ts'
import { sendContactRoute } from './contact/send-contact.route.ts'
import { entryRoutes } from './entries/index.ts'
import { getEventsRoute } from './events/get-events.route.ts'
import { healthRoutes } from './health.route.ts'
import { getLookupRoute } from './lookups/get-lookup.route.ts'
import { meRoutes } from './me/index.ts'
import { memberRoutes } from './members/index.ts'
import { notificationsRoutes } from './notifications/notifications.route.ts'
import { organizationRoutes } from './organization/index.ts'
import { partyDirectoryRoutes } from './party-directory/index.ts'
import { entryPresenceRoutes } from './presence/entry-presence.route.ts'
import { snapshotRoutes } from './snapshots/list-snapshots.route.ts'
import { taskRoutes } from './tasks/index.ts'
import { validateStreamRoute } from './validation/validate-stream.route.ts'

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
