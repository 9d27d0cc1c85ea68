import type { App } from '../app.ts'
import { auditRoutes } from './audit/audit-events.route.ts'
import { sendContactRoute } from './contact/send-contact.route.ts'
import { entryRoutes } from './entries/index.ts'
import { getEventsRoute } from './events/get-events.route.ts'
import { healthRoutes } from './health.route.ts'
import { getLookupRoute } from './lookups/get-lookup.route.ts'
import { meRoutes } from './me/index.ts'
import { memberRoutes } from './members/index.ts'
import { notificationsRoutes } from './notifications/notifications.route.ts'
import { organizationRoutes } from './organization/index.ts'

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
  getLookupRoute,
  getEventsRoute,
]
