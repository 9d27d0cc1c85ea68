import { createStore } from './create-store.ts'
import textStyles from './text.module.css'

/**
 * The time that a sentence stays in the live region before the next replaces it: screen readers check it in
 * between.
 */
const SENTENCE_MS = 300

const announcement = createStore('')
const waiting: string[] = []
let isSpeaking = false

/**
 * Announces a sentence to screen readers, politely, after the sentences before it; the same sentence twice is announced
 * twice.
 */
export function announce(text: string): void {
  waiting.push(text)
  if (!isSpeaking) announceNext()
}

function announceNext(): void {
  const text = waiting.shift()
  isSpeaking = text !== undefined
  if (text === undefined) return
  announcement.set(announcement.get() === text ? `${text}\u00a0` : text)
  setTimeout(announceNext, SENTENCE_MS)
}

/** The one live region of the application; the frame renders it once. */
export function LiveRegion() {
  const text = announcement.use()
  return (
    <div className={textStyles.visuallyHidden} role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
