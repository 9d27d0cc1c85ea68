import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { readNewEntry } from '../../entry/estimated-goods-search.ts'
import { stepOfPage } from '../../entry/pages/step-path.ts'
import { withAllWords } from '../../words/load-language.ts'
import { signedInRoute } from './signed-in-route.tsx'

const NEW = '/entries/new/step-1'

const toNewEntry = (path: '/entries/new' | '/entry-form' | '/entry-wizard' | '/wizard') =>
  createRoute({
    getParentRoute: () => signedInRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: NEW, replace: true })
    },
  })

/** Creates an entry, then takes its address. */
const newEntryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: NEW,
  validateSearch: readNewEntry,
  component: lazyRouteComponent(
    withAllWords(() => import('../../entry/new-entry-page.tsx')),
    'NewEntryPage',
  ),
})

/** The papers of a shipment as a new entry, or beside a draft. */
const papersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/entries/$entryId/papers',
  validateSearch: readNewEntry,
  component: lazyRouteComponent(
    withAllWords(() => import('../../papers/papers-of-entry-page.tsx')),
    'PapersOfEntryPage',
  ),
})

/** An entry without a step opens at the first one. */
const entryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/entries/$entryId',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/entries/$entryId/$page', params: { ...params, page: 'step-1' }, replace: true })
  },
})

/** The documents of an entry: not a page of the form, and the same for drafts and filed entries. */
const documentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/entries/$entryId/documents',
  component: lazyRouteComponent(
    withAllWords(() => import('../../entry/documents/documents-page.tsx')),
    'DocumentsPage',
  ),
})

/** The route of an entry's stored data. */
const developerDataRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/entries/$entryId/developer-data',
  component: lazyRouteComponent(
    withAllWords(() => import('../../entry/stored-data/developer-data-page.tsx')),
    'DeveloperDataPage',
  ),
})

/** The largest form of an entry, fetched with its frame, which asks for it only once it is drawn. */
const loadLines = () => import('../../entry/steps/lines/lines-step.tsx')

/**
 * Every page of one entry: six numbered steps, and the named pages under them. An unknown page, and `header`, the
 * old name of the first, lead to the first step. An entry that is not made yet has its first step only.
 */
const entryPageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/entries/$entryId/$page',
  beforeLoad: ({ params }) => {
    if (params.entryId === 'new') throw redirect({ to: NEW, replace: true })
    if (stepOfPage(params.page)) return
    throw redirect({ to: '/entries/$entryId/$page', params: { ...params, page: 'step-1' }, replace: true })
  },
  loader: ({ params }) => {
    if (params.page === 'step-4') void loadLines().catch(() => undefined)
  },
  component: lazyRouteComponent(
    withAllWords(() => import('../../entry/entry-page.tsx')),
    'EntryPage',
  ),
})

export const entryRoutes = [
  toNewEntry('/entries/new'),
  toNewEntry('/entry-form'),
  toNewEntry('/entry-wizard'),
  toNewEntry('/wizard'),
  newEntryRoute,
  papersRoute,
  entryRoute,
  documentsRoute,
  developerDataRoute,
  entryPageRoute,
] as const
