import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { safeReturn } from '../../account/safe-return.ts'
import { authProvidersQuery } from '../../api/new-installation.ts'
import { sessionUser } from '../../session/session-store.ts'
import { WaitingFrame } from '../../shell/waiting-frame.tsx'
import { withAllWords } from '../../words/load-language.ts'
import { queryClient } from '../query-client.ts'
import { rootRoute } from './root-route.tsx'
import { textSearch } from './text-search.ts'

const readReturn = textSearch('redirect', 'error')
const readSignIn = textSearch('redirect', 'error', 'step', 'way')
const readRecovery = textSearch('token', 'error')

/** A signed-in visitor has no business here and goes on to where they wanted to be, else to the dashboard. */
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: readSignIn,
  beforeLoad: async ({ search }) => {
    if (await sessionUser()) throw redirect({ href: safeReturn(search.redirect), replace: true })
  },
  pendingComponent: WaitingFrame,
  component: lazyRouteComponent(() => import('../../account/sign-in-page.tsx'), 'SignInPage'),
})

const createAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/create-account',
  validateSearch: readReturn,
  beforeLoad: async () => {
    if (await sessionUser()) throw redirect({ href: '/', reloadDocument: true })
  },
  pendingComponent: WaitingFrame,
  component: lazyRouteComponent(() => import('../../account/create-account-page.tsx'), 'CreateAccountPage'),
})

/** Exists only while nobody has an account. */
const restoreRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/restore',
  loader: async () => {
    const { is_new } = await queryClient.fetchQuery({ ...authProvidersQuery, staleTime: 0 })
    if (!is_new) throw notFound()
  },
  // The page itself follows what becomes of the installation.
  shouldReload: false,
  gcTime: 0,
  pendingComponent: WaitingFrame,
  component: lazyRouteComponent(() => import('../../account/restore/restore-page.tsx'), 'RestorePage'),
})

/** A recovery token counts as the session of this page; a plain session must give its password again. */
const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: readRecovery,
  beforeLoad: async ({ search }) => {
    if (!search.token && !search.error && !(await sessionUser()))
      throw redirect({ to: '/sign-in', replace: true })
  },
  pendingComponent: WaitingFrame,
  component: lazyRouteComponent(() => import('../../account/reset-password-page.tsx'), 'ResetPasswordPage'),
})

/** Where the mail of an invitation leads, signed in or not. */
const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitations/$token',
  beforeLoad: async () => {
    await sessionUser()
  },
  pendingComponent: WaitingFrame,
  component: lazyRouteComponent(() => import('../../account/invitation-page.tsx'), 'InvitationPage'),
})

/** The sample papers, for people without an account. */
const tryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/try',
  component: lazyRouteComponent(
    withAllWords(() => import('../../papers/try-page.tsx')),
    'TryPage',
  ),
})

export const visitorRoutes = [
  signInRoute,
  createAccountRoute,
  restoreRoute,
  resetPasswordRoute,
  invitationRoute,
  tryRoute,
] as const
