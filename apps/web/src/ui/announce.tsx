import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

/** Speaks a sentence through the page's polite live region. The same sentence twice is spoken twice. */
export function announce(text: string): void {
  said = said === text ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one live region of the application; the frame renders it once. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => said)
  return (
    <div className="vh" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
