import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { sessionUser } from '../../session/session-store.ts'
import { WaitingFrame } from '../../shell/waiting-frame.tsx'
import { rootRoute } from './root-route.tsx'

/**
 * Parent of every page that needs a session. An anonymous visitor goes to /sign-in and comes back afterwards to
 * the address that was asked for.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    if (!(await sessionUser()))
      throw redirect({ to: '/sign-in', search: { redirect: location.href }, replace: true })
  },
  pendingComponent: WaitingFrame,
  component: lazyRouteComponent(() => import('../../shell/shell.tsx'), 'Shell'),
})
