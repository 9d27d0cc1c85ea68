import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { withAllWords } from '../../words/load-language.ts'
import { signedInRoute } from './signed-in-route.tsx'
import { textSearch } from './text-search.ts'

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/organization', replace: true })
  },
})

const organizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/organization',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/organization/company-page.tsx')),
    'CompanyPage',
  ),
})

const bondAndPaymentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/organization/payment',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/organization/bond-and-payment-page.tsx')),
    'BondAndPaymentPage',
  ),
})

const newEntriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/organization/new-entries',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/organization/new-entries-page.tsx')),
    'NewEntriesPage',
  ),
})

const signingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/organization/signing',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/organization/signing-page.tsx')),
    'SigningPage',
  ),
})

const recordsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/organization/records',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/organization/records-page.tsx')),
    'RecordsPage',
  ),
})

const membersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/members',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/members-page.tsx')),
    'MembersPage',
  ),
})

const apiRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/api',
  component: lazyRouteComponent(() => import('../../settings/api-page.tsx'), 'ApiPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/account',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/account-page.tsx')),
    'AccountPage',
  ),
})

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/notifications',
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/notifications-page.tsx')),
    'NotificationsPage',
  ),
})

const readTexts = textSearch('actor', 'category', 'start_date', 'end_date', 'error')

/** Filters and page of the audit record; a link may leave them out. */
type AuditSearch = ReturnType<typeof readTexts> & { page?: number | undefined }

const readAuditSearch = (search: Record<string, unknown>): AuditSearch => {
  const page = Number(search.page)
  return { ...readTexts(search), page: Number.isInteger(page) && page > 1 ? page : undefined }
}

const securityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/security',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(
    withAllWords(() => import('../../settings/security-page.tsx')),
    'SecurityPage',
  ),
})

export const settingsRoutes = [
  settingsRoute,
  organizationRoute,
  bondAndPaymentRoute,
  newEntriesRoute,
  signingRoute,
  recordsRoute,
  membersRoute,
  apiRoute,
  accountRoute,
  notificationsRoute,
  securityRoute,
] as const
