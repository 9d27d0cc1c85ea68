import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PRODUCT } from '../messages/product.ts'
import { t } from '../words/t.ts'

/**
 * A page's title follows its heading, or the heading's `data-name` where that says more, such as 'Error: ...'. The
 * heading of a new page may come later than the route.
 */
const titled = (heading: HTMLElement | null) => {
  const text = heading?.dataset.name ?? heading?.textContent?.trim()
  const title = text ? `${text} · ${t(PRODUCT)}` : t(PRODUCT)
  // Asked with every change of the page, at each key: setting it costs more than reading it.
  if (document.title !== title) document.title = title
}

/** Gives the heading that took the focus, if there is one yet. */
const focusHeading = (): HTMLElement | undefined => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

/**
 * After a change of page the focus goes to its heading, and the document's title says the heading. A change of
 * search or hash alone (a filter, a link to a field) moves nothing.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let waiting = false
    let focused: HTMLElement | undefined
    // The heading of a page that loads gives way to the heading of the loaded page, and takes the focus with it. It
    // is looked after once: later the focus passes through the body whenever it goes from one field to the next.
    const isLost = () => {
      if (!focused || focused.isConnected) return false
      focused = undefined
      return document.activeElement === document.body
    }
    const follow = new MutationObserver(() => {
      titled(document.querySelector<HTMLElement>('main h1'))
      if (!isLost() && !waiting) return
      focused = focusHeading()
      waiting = !focused
    })
    follow.observe(document.body, { subtree: true, childList: true, characterData: true })
    titled(document.querySelector<HTMLElement>('main h1'))
    const stop = router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation || toLocation.hash) return
      focused = focusHeading()
      waiting = !focused
    })
    return () => {
      follow.disconnect()
      stop()
    }
  }, [router])
}
