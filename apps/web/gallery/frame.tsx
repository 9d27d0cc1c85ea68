import { ADDRESSES } from '@edfe/contracts/addresses'
import { type AnyRouter, CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { setSession } from '../src/session/session-store.ts'
import { useMedia } from '../src/ui/use-media.ts'
import { loadLanguage, loadRestOfLanguage } from '../src/words/load-language.ts'
import { Answered } from './answered.tsx'
import type { Example } from './example.ts'
import { PERSON } from './examples/sample.ts'
import { FOLDERS } from './folders.ts'
import { type Look, readLook } from './look.ts'
import { ReaderHere } from './reader-here.ts'
import { routerAt } from './router.tsx'

const [, HEALTH] = ADDRESSES.getDatabaseHealth.split(' ')
const LANGUAGES = { English: 'en', 'pseudo-language': 'en-XA', Spanish: 'es', French: 'fr' } as const

/** A component with its states. */
function Component({ component, narrowest = 0, widest, states }: Example) {
  const isWideEnough = useMedia(`(min-width: ${narrowest}px)`)
  const isNarrowEnough = useMedia(widest ? `(max-width: ${widest}px)` : 'all')
  return (
    <section className="component">
      <h2>{component}</h2>
      {!isWideEnough && <p>The product shows it in wider windows.</p>}
      {!isNarrowEnough && <p>The product shows it in narrower windows.</p>}
      {isWideEnough &&
        isNarrowEnough &&
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

/** Every component of a folder. What an example does to the theme as it is put up, the look takes back. */
function Examples({ routers, look }: { routers: ReadonlyMap<string, AnyRouter>; look: Look }) {
  useEffect(() => wear(look), [look])
  return (
    <main id="main">
      {[...routers].map(([component, router]) => (
        <RouterProvider key={component} router={router} />
      ))}
    </main>
  )
}

function wear({ theme, density }: Look): void {
  const { dataset } = document.documentElement
  dataset.theme = theme
  if (density === 'compact') dataset.density = density
}

async function draw(root: HTMLElement): Promise<void> {
  const look = readLook(location.search)
  wear(look)
  await loadLanguage(LANGUAGES[look.language])
  await loadRestOfLanguage()
  const { examples, isForVisitors } = await FOLDERS[look.folder]()
  standStill()
  setSession({ user: isForVisitors ? undefined : PERSON, loading: false })
  const routers = new Map(
    examples.map((example) => [example.component, routerAt(example.at, () => <Component {...example} />)]),
  )
  await Promise.all([...routers.values()].map((router) => router.load()))
  createRoot(root).render(
    <StrictMode>
      <Examples routers={routers} look={look} />
    </StrictMode>,
  )
}

/** A stream of events that brings none. */
class SilentEvents extends EventTarget {
  readonly readyState = 0
  close(): void {
    // It was never open.
  }
}

/**
 * Examples ask no server, which is away for whoever checks it, keep nothing in the browser, start no worker, lead to no
 * page, and their dialogs are open beside each other.
 */
function standStill(): void {
  window.fetch = (address) =>
    String(address) === HEALTH ? Promise.reject(new TypeError('away')) : new Promise(() => undefined)
  Reflect.set(window, 'EventSource', SilentEvents)
  Reflect.set(window, 'Worker', ReaderHere)
  Storage.prototype.setItem = () => undefined
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
