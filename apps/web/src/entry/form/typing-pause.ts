import { afterPointerRelease } from '../../ui/after-pointer-release.ts'

const PAUSE_MS = 100
const LEADS_ON = /^(Tab|Enter|Escape)$/
const TEXTS = 'textarea, input[type="text"]'

/**
 * What waits until a person who types pauses, so that a key is painted in its field before anything else follows it. It
 * runs before a key or a click that leads on from the field does anything, and never while the pointer is down: what it
 * moves would take a button away from under the press.
 */
export class TypingPause {
  #page: EventTarget
  #afterRelease: (run: () => void) => void
  #waiting = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** By the page's clock, in milliseconds. */
  #endsAt = 0

  /** Follows the keys and clicks on a page. */
  constructor(page: EventTarget, afterRelease = afterPointerRelease) {
    this.#page = page
    this.#afterRelease = afterRelease
    page.addEventListener('click', this.#run, true)
    page.addEventListener(
      'keydown',
      (event) => {
        const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
        if (LEADS_ON.test(key) || ctrlKey || metaKey || altKey) this.#run()
      },
      true,
    )
  }

  /** Runs once a pause follows the last key, and one time only however often it was asked for; at once if nobody types. */
  after(run: () => void): void {
    if (!(this.#page as Partial<Document>).activeElement?.matches(TEXTS)) {
      run()
      return
    }
    this.#waiting.add(run)
    this.#endsAt = performance.now() + PAUSE_MS
    this.#timer ??= setTimeout(this.#end, PAUSE_MS)
  }

  /** What waits is of no use any more. */
  drop(run: () => void): void {
    this.#waiting.delete(run)
  }

  /** One timer for all: a timer for each key and each that waits took 0.15 ms of a key. */
  #end = (): void => {
    const rest = this.#endsAt - performance.now()
    this.#timer = rest > 0 ? setTimeout(this.#end, rest) : undefined
    if (rest <= 0) this.#afterRelease(this.#run)
  }

  #run = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const due = [...this.#waiting]
    this.#waiting.clear()
    for (const run of due) run()
  }
}

/** The pause in the typing of the person at this page. */
export const typingPause = new TypingPause(typeof document === 'undefined' ? new EventTarget() : document)
