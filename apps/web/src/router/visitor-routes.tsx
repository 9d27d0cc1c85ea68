import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { z } from 'zod/mini'
import { sessionUser } from '../session/session-store.ts'
import { rootRoute } from './root-route.tsx'
import { safeReturn } from './safe-return.ts'

const SignInSearch = z.object({
  redirect: z.optional(z.string()),
  error: z.optional(z.string()),
})

/** A signed-in visitor has no business here and goes on to where they wanted to be, else to the dashboard. */
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search) => SignInSearch.parse(search),
  beforeLoad: async ({ search }) => {
    if (await sessionUser()) throw redirect({ href: safeReturn(search.redirect), replace: true })
  },
  component: lazyRouteComponent(() => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
})

const createAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/create-account',
  validateSearch: (search) => SignInSearch.parse(search),
  beforeLoad: async () => {
    if (await sessionUser()) throw redirect({ href: '/', replace: true })
  },
  component: lazyRouteComponent(
    () => import('../pages/create-account/create-account-page.tsx'),
    'CreateAccountPage',
  ),
})

/** A recovery token counts as the session of this page; a plain session must give its password again. */
const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: (search) =>
    z.object({ token: z.optional(z.string()), error: z.optional(z.string()) }).parse(search),
  beforeLoad: async ({ search }) => {
    if (!search.token && !search.error && !(await sessionUser()))
      throw redirect({ to: '/sign-in', replace: true })
  },
  component: lazyRouteComponent(
    () => import('../pages/reset-password/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
})

/** Where the mail of an invitation leads, signed in or not. */
const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitations/$token',
  beforeLoad: async () => {
    await sessionUser()
  },
  component: lazyRouteComponent(() => import('../pages/invitation/invitation-page.tsx'), 'InvitationPage'),
})

export const visitorRoutes = [signInRoute, createAccountRoute, resetPasswordRoute, invitationRoute] as const
