import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readEntryListSearch } from '../../entries/entry-list-search.ts'
import { withAllWords } from '../../words/load-language.ts'
import { signedInRoute } from './signed-in-route.tsx'

/** The list; its filters, order and page live in the address. `?archived=true` is the archived view. */
const entriesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/entries',
  validateSearch: readEntryListSearch,
  component: lazyRouteComponent(
    withAllWords(() => import('../../entries/entries-page.tsx')),
    'EntriesPage',
  ),
})

export const entryListRoutes = [entriesRoute] as const
