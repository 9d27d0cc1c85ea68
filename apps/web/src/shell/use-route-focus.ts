import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PRODUCT } from '../words/product.ts'

/**
 * A page's title follows its heading, or the heading's `data-name` where that says more, such as 'Error: ...'. The
 * heading of a new page may come later than the route.
 */
const titled = (heading: HTMLElement | null) => {
  const text = heading?.dataset.name ?? heading?.textContent?.trim()
  document.title = text ? `${text} · ${PRODUCT}` : PRODUCT
}

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * After a change of page the focus goes to its heading, and the document's title says the heading. A change of
 * search or hash alone (a filter, a link to a field) moves nothing.
 */
export function useRouteFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let waiting = false
    const follow = new MutationObserver(() => {
      titled(document.querySelector<HTMLElement>('main h1'))
      if (waiting && focusHeading()) waiting = false
    })
    follow.observe(document.body, { subtree: true, childList: true, characterData: true })
    titled(document.querySelector<HTMLElement>('main h1'))
    const stop = router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
      if (!pathChanged || !fromLocation || toLocation.hash) return
      waiting = !focusHeading()
    })
    return () => {
      follow.disconnect()
      stop()
    }
  }, [router])
}
