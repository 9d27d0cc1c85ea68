import type { Entry } from '@edfe/contracts/entries/entry'
import { createRouter } from '@tanstack/react-router'
import type { ImportNote } from '../../api/import-entry.ts'
import type { Fill } from '../../entry/activity/fill.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { accountRoutes } from './account-routes.tsx'
import { entryListRoutes } from './entry-list-routes.tsx'
import { entryRoutes } from './entry-routes.tsx'
import { rootRoute } from './root-route.tsx'
import { settingsRoutes } from './settings-routes.tsx'
import { signedInRoute } from './signed-in-route.tsx'
import { visitorRoutes } from './visitor-routes.tsx'

const routeTree = rootRoute.addChildren([
  ...visitorRoutes,
  signedInRoute.addChildren([...accountRoutes, ...entryListRoutes, ...settingsRoutes, ...entryRoutes]),
])

export const router = createRouter({
  routeTree,
  defaultErrorComponent: PageFailed,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  /** The entry that a navigation carries to its page, which shows it until the server has answered. */
  interface HistoryState {
    entry?: Entry
    /** The values of an imported file that were left out. */
    notes?: ImportNote[]
    /** Of a copy: the number of the earlier entry, what the copy leaves empty, and what has changed since. */
    copied?: { from: string; left_empty: string[]; changes: string[] }
    /** What papers filled in, to be taken back. */
    filled?: Fill
    /** Why a new entry lives in this browser only. */
    problem?: string
    /** The line that a page of single lines opens with. */
    line_id?: string
  }
}
