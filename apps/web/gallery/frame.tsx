import {
  CatchBoundary,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readEntryListSearch } from '../src/entries/entry-list-search.ts'
import { setSession } from '../src/session/session-store.ts'
import { useMedia } from '../src/ui/use-media.ts'
import { loadLanguage } from '../src/words/load-language.ts'
import { Answered } from './answered.tsx'
import type { Example } from './example.ts'
import { PERSON } from './examples/sample.ts'
import { FOLDERS } from './folders.ts'
import { readLook } from './look.ts'

const PSEUDO_LANGUAGE = 'en-XA'

/** A component with its states. */
function Component({ component, narrowest = 0, states }: Example) {
  const isWideEnough = useMedia(`(min-width: ${narrowest}px)`)
  return (
    <section className="component">
      <h2>{component}</h2>
      {!isWideEnough && <p>The product shows it in wider windows.</p>}
      {isWideEnough &&
        Object.entries(states).map(([name, state]) => (
          <div key={name} className="state">
            <h3>{name}</h3>
            <div className="stage">
              <CatchBoundary getResetKey={() => name}>
                <Answered answers={[]}>{state}</Answered>
              </CatchBoundary>
            </div>
          </div>
        ))}
    </section>
  )
}

/** Every component of a folder. */
function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <main id="main">
      {examples.map((example) => (
        <Component key={example.component} {...example} />
      ))}
    </main>
  )
}

/** A router that knows the addresses which components read, and stays at the list of entries. */
function routerOf(examples: readonly Example[]) {
  const root = createRootRoute({ component: () => <Examples examples={examples} /> })
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' })
  const entries = createRoute({
    getParentRoute: () => signedIn,
    path: '/entries',
    validateSearch: readEntryListSearch,
  })
  return createRouter({
    routeTree: root.addChildren([signedIn.addChildren([entries])]),
    history: createMemoryHistory({ initialEntries: ['/entries'] }),
  })
}

async function draw(root: HTMLElement): Promise<void> {
  const look = readLook(location.search)
  const { dataset } = document.documentElement
  dataset.theme = look.theme
  if (look.density === 'compact') dataset.density = 'compact'
  await loadLanguage(look.language === 'English' ? 'en' : PSEUDO_LANGUAGE)
  const { examples } = await FOLDERS[look.folder]()
  standStill()
  setSession({ user: PERSON, loading: false })
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={routerOf(examples)} />
    </StrictMode>,
  )
}

/** Examples ask no server, lead to no page, and their dialogs are open beside each other. */
function standStill(): void {
  window.fetch = () => new Promise(() => undefined)
  HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    },
    { capture: true },
  )
}

const root = document.getElementById('root')
if (root) void draw(root)
