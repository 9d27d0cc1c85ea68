import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const PREFIX = '#field='
/** A field that has just come takes the focus a moment later. */
const SETTLE_MS = 60

/** The part of an address that leads to a field of the draft, e.g. `#field=line_items.0.htsus`. */
export const fieldHash = (path: string): string => `field=${path}`

/**
 * Follows an address that names a field, when the page appears and whenever a link on it leads there again: a link of
 * the review or of a rejection leads to the field itself.
 */
export function useFieldFromHash(follow: (path: string) => void): void {
  const router = useRouter()
  const latest = useRef(follow)
  latest.current = follow
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const followAddress = () => {
      const hash = decodeURIComponent(window.location.hash)
      if (!hash.startsWith(PREFIX)) return
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(hash.slice(PREFIX.length)), SETTLE_MS)
    }
    followAddress()
    const stop = router.subscribe('onResolved', ({ pathChanged }) => {
      if (!pathChanged) followAddress()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])
}
