import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { signedInRoute } from './signed-in-route.tsx'

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../../dashboard/dashboard-page.tsx'), 'DashboardPage'),
})

const comingSoon = lazyRouteComponent(() => import('../coming-soon-page.tsx'), 'ComingSoonPage')

const shipmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/shipments',
  component: comingSoon,
})

const reportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reports',
  component: comingSoon,
})

export const accountRoutes = [dashboardRoute, shipmentsRoute, reportsRoute] as const
