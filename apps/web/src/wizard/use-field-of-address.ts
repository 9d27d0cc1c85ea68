import { useEffect } from 'react'

const PREFIX = '#field='

/** The part of an address that leads to a field of the draft, e.g. `#field=line_items.0.htsus`. */
export const fieldHash = (path: string): string => `field=${path}`

/** Follows an address that names a field: a link of the review or of a rejection leads to the field itself. */
export function useFieldOfAddress(nameOf: (path: string) => string, follow: (name: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is followed once, when the page appears
  useEffect(() => {
    const hash = decodeURIComponent(window.location.hash)
    if (!hash.startsWith(PREFIX)) return
    const timer = setTimeout(() => follow(nameOf(hash.slice(PREFIX.length))), 60)
    return () => clearTimeout(timer)
  }, [])
}
