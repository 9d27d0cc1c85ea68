import {
  type AnyRoute,
  type AnyValidator,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { accountRoutes } from '../src/app/router/account-routes.tsx'
import { entryListRoutes } from '../src/app/router/entry-list-routes.tsx'
import { entryRoutes } from '../src/app/router/entry-routes.tsx'
import { settingsRoutes } from '../src/app/router/settings-routes.tsx'
import { visitorRoutes } from '../src/app/router/visitor-routes.tsx'

interface Page {
  options: { path?: string; validateSearch?: AnyValidator }
}

/** Addresses of the product without its pages: they lead nowhere, and what their search says is read as there. */
const addressesOf = (parent: AnyRoute, pages: readonly Page[]) =>
  pages.map(({ options: { path = '', validateSearch } }) =>
    createRoute({ getParentRoute: () => parent, path, validateSearch }),
  )

/** A router that stays at an address of the product and shows there what is handed to it. */
export function routerAt(address = '/entries', component: () => ReactNode) {
  const root = createRootRoute({ component })
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' })
  const inside = [...accountRoutes, ...entryListRoutes, ...settingsRoutes, ...entryRoutes]
  return createRouter({
    routeTree: root.addChildren([
      ...addressesOf(root, visitorRoutes),
      signedIn.addChildren(addressesOf(signedIn, inside)),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
}
