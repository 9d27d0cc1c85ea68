import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readMessagesSearch } from '../../customs-messages/messages-search.ts'
import { readPartsSearch } from '../../parts/parts-search.ts'
import { readRefundsSearch } from '../../refunds/refunds-search.ts'
import { readDeadlineSearch } from '../../reports/deadline-search.ts'
import { readLandedSearch } from '../../reports/landed-search.ts'
import { readReportSearch } from '../../reports/report-search.ts'
import { readAnswers } from '../../start/shipment-answers.ts'
import { withAllWords } from '../../words/load-language.ts'
import { signedInRoute } from './signed-in-route.tsx'

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../../dashboard/dashboard-page.tsx'), 'DashboardPage'),
})

const startRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/start',
  validateSearch: readAnswers,
  component: lazyRouteComponent(
    withAllWords(() => import('../../start/start-page.tsx')),
    'StartPage',
  ),
})

const roadRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/start/road',
  component: lazyRouteComponent(
    withAllWords(() => import('../../start/road/road-page.tsx')),
    'RoadPage',
  ),
})

const rehearsalRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/start/road/rehearsal',
  component: lazyRouteComponent(
    withAllWords(() => import('../../start/road/rehearsal-page.tsx')),
    'RehearsalPage',
  ),
})

const comingSoon = lazyRouteComponent(
  withAllWords(() => import('../coming-soon-page.tsx')),
  'ComingSoonPage',
)

const shipmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/shipments',
  component: comingSoon,
})

const reportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports',
  validateSearch: readReportSearch,
  component: lazyRouteComponent(
    withAllWords(() => import('../../reports/reports-page.tsx')),
    'ReportsPage',
  ),
})

const landedCostRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/landed-cost',
  validateSearch: readLandedSearch,
  component: lazyRouteComponent(
    withAllWords(() => import('../../reports/landed-cost-page.tsx')),
    'LandedCostPage',
  ),
})

const deadlinesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports/deadlines',
  validateSearch: readDeadlineSearch,
  component: lazyRouteComponent(
    withAllWords(() => import('../../reports/deadlines-page.tsx')),
    'DeadlinesPage',
  ),
})

const refundsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/refunds',
  validateSearch: readRefundsSearch,
  component: lazyRouteComponent(
    withAllWords(() => import('../../refunds/refunds-page.tsx')),
    'RefundsPage',
  ),
})

const partsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/parts',
  validateSearch: readPartsSearch,
  component: lazyRouteComponent(
    withAllWords(() => import('../../parts/parts-page.tsx')),
    'PartsPage',
  ),
})

const paymentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments',
  component: lazyRouteComponent(
    withAllWords(() => import('../../payments/payments-page.tsx')),
    'PaymentsPage',
  ),
})

const statementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/$statementId',
  component: lazyRouteComponent(
    withAllWords(() => import('../../payments/statement-page.tsx')),
    'StatementPage',
  ),
})

const feesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/fees',
  component: lazyRouteComponent(
    withAllWords(() => import('../../payments/fees-page.tsx')),
    'FeesPage',
  ),
})

const messagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/messages',
  validateSearch: readMessagesSearch,
  component: lazyRouteComponent(() => import('../../customs-messages/messages-page.tsx'), 'MessagesPage'),
})

const messageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/messages/$messageId',
  component: lazyRouteComponent(() => import('../../customs-messages/message-page.tsx'), 'MessagePage'),
})

const operatorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/operator',
  component: lazyRouteComponent(
    withAllWords(() => import('../../operator/operator-page.tsx')),
    'OperatorPage',
  ),
})

export const accountRoutes = [
  dashboardRoute,
  startRoute,
  roadRoute,
  rehearsalRoute,
  shipmentsRoute,
  reportsRoute,
  landedCostRoute,
  deadlinesRoute,
  refundsRoute,
  partsRoute,
  paymentsRoute,
  feesRoute,
  statementRoute,
  messagesRoute,
  messageRoute,
  operatorRoute,
] as const
