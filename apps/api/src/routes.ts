import { apiKeysRoutes } from './accounts/api-keys/api-keys.route.ts'
import { getEventsRoute } from './accounts/me/get-events.route.ts'
import { meRoutes } from './accounts/me/routes.ts'
import { memberRoutes } from './accounts/members/routes.ts'
import { notificationsRoutes } from './accounts/notifications/notifications.route.ts'
import { organizationRoutes } from './accounts/organization/routes.ts'
import { signInDomainsRoutes } from './accounts/sign-in-domains/sign-in-domains.route.ts'
import type { App } from './app-instance.ts'
import { auditRoutes } from './audit/audit-events.route.ts'
import { customsRoutes } from './customs/routes.ts'
import { documentsRoutes } from './documents/routes.ts'
import { entryRoutes } from './entries/routes.ts'
import { feePaymentRoutes, feeRoutes } from './fees/fees.route.ts'
import { healthRoutes } from './http/health.route.ts'
import { installationRoutes } from './installation/routes.ts'
import { sendContactRoute } from './mail/send-contact.route.ts'
import { operatorRoutes } from './operator/operator.route.ts'
import { partRoutes } from './parts/routes.ts'
import { protestLetterRoutes } from './refunds/protest-letter.route.ts'
import { refundsRoutes } from './refunds/refunds.route.ts'
import { rehearsalRunsRoutes } from './rehearsal/rehearsal-runs.route.ts'
import { calendarFeedRoutes } from './reports/calendar-feed/calendar-feed.route.ts'
import { getDutyReportRoute } from './reports/get-duty-report.route.ts'
import { getLandedCostsRoute } from './reports/get-landed-costs.route.ts'
import { listDeadlinesRoute } from './reports/list-deadlines.route.ts'
import { figuresRoute } from './service-figures/figures.route.ts'
import { tariffPageRoutes, tariffRoutes } from './tariff/routes.ts'
import { webhooksRoutes } from './webhooks/webhooks.route.ts'

/** Every API route of the product. */
export const routes: readonly ((app: App) => void)[] = [
  healthRoutes,
  ...installationRoutes,
  ...meRoutes,
  ...organizationRoutes,
  rehearsalRunsRoutes,
  ...memberRoutes,
  apiKeysRoutes,
  signInDomainsRoutes,
  webhooksRoutes,
  auditRoutes,
  notificationsRoutes,
  sendContactRoute,
  figuresRoute,
  ...entryRoutes,
  ...customsRoutes,
  feeRoutes,
  feePaymentRoutes,
  ...documentsRoutes,
  getDutyReportRoute,
  getLandedCostsRoute,
  listDeadlinesRoute,
  calendarFeedRoutes,
  refundsRoutes,
  protestLetterRoutes,
  ...tariffRoutes,
  ...partRoutes,
  operatorRoutes,
  getEventsRoute,
]

/** Public pages that the server fills. They come after the plugin that compresses pages. */
export const pageRoutes: readonly ((app: App) => void)[] = tariffPageRoutes
