import type { App } from '../app-instance.ts'
import { filingNumbersRoutes } from './claims/filing-numbers.route.ts'
import { getCorrectionRoute } from './correction/get-correction.route.ts'
import { changeStatusRoute } from './declaration/change-status.route.ts'
import { declareEntryRoute } from './declaration/declare-entry.route.ts'
import { deleteSummaryRoute } from './deletion/delete-summary.route.ts'
import { importerCheckRoutes } from './importer-query/importer-check.route.ts'
import { messageRoutes } from './messages/messages.route.ts'
import { customsRequestRoutes } from './notices/customs-requests.route.ts'
import { recordPaymentRoute } from './payment/record-payment.route.ts'
import { choosePracticeRoute, getReleaseRoute, requestReleaseRoute } from './release/release.route.ts'
import {
  getSecurityFilingRoute,
  requestSecurityFilingRoute,
} from './security-filing/security-filing.route.ts'
import { bookRoutes } from './statements/books.route.ts'
import { statementRoutes } from './statements/statements.route.ts'
import { askBillStatusRoute, askStatusRoute } from './status-query/ask-status.route.ts'
import { getFilingRoute, getTimelineRoute } from './transmissions/get-filing.route.ts'

/** Every route that declares an entry or shows what became of it at CBP. */
export const customsRoutes: readonly ((app: App) => void)[] = [
  declareEntryRoute,
  changeStatusRoute,
  getFilingRoute,
  getTimelineRoute,
  messageRoutes,
  deleteSummaryRoute,
  askStatusRoute,
  askBillStatusRoute,
  importerCheckRoutes,
  getReleaseRoute,
  requestReleaseRoute,
  choosePracticeRoute,
  getSecurityFilingRoute,
  requestSecurityFilingRoute,
  getCorrectionRoute,
  customsRequestRoutes,
  recordPaymentRoute,
  statementRoutes,
  bookRoutes,
  filingNumbersRoutes,
]
