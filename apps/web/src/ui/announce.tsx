import { createStore } from './create-store.ts'

const announcement = createStore('')

/** Announces a sentence to screen readers, politely; the same sentence twice is announced twice. */
export const announce = (text: string): void =>
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text)

/** The one live region of the application; the frame renders it once. */
export function LiveRegion() {
  const text = announcement.use()
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
