import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { signedInRoute } from './signed-in-route.tsx'

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
  component: lazyRouteComponent(() => import('../pages/settings/organization-page.tsx'), 'OrganizationPage'),
})

const membersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/members',
  component: lazyRouteComponent(() => import('../pages/settings/members-page.tsx'), 'MembersPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/account',
  component: lazyRouteComponent(() => import('../pages/settings/account-page.tsx'), 'AccountPage'),
})

const notificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/notifications',
  component: lazyRouteComponent(
    () => import('../pages/settings/notifications-page.tsx'),
    'NotificationsPage',
  ),
})

const text = z.optional(z.string())

const securityRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/security',
  validateSearch: (search) =>
    z
      .object({ actor: text, category: text, start_date: text, end_date: text, page: z.optional(z.number()) })
      .parse(search),
  component: lazyRouteComponent(() => import('../pages/settings/security-page.tsx'), 'SecurityPage'),
})

export const settingsRoutes = [
  settingsRoute,
  organizationRoute,
  membersRoute,
  accountRoute,
  notificationsRoute,
  securityRoute,
] as const
