const AUTOSAVE_MS = 1200
const RETRY_MS = [2000, 5000, 10_000, 20_000, 30_000]

/** When an entry is saved: one save at a time, a moment after typing pauses, and again later after a failure. */
export class SaveQueue {
  #save: () => void
  #last: Promise<unknown> = Promise.resolve()
  #autosave: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #failures = 0

  /** `save` is called when a save is due; it runs its work by `run`. */
  constructor(save: () => void) {
    this.#save = save
  }

  /** Runs a save after those before it; a save that was due later is part of it. */
  run<T>(send: () => Promise<T>): Promise<T> {
    this.stop()
    const result = this.#last.then(send)
    // A bug in one save must not end those after it.
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Saves once typing pauses. */
  schedule(delayMs = AUTOSAVE_MS): void {
    clearTimeout(this.#autosave)
    this.#autosave = setTimeout(this.#save, delayMs)
  }

  /** Saves again after a pause that grows with each failure in a row. */
  retryLater(): void {
    const delayMs = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]
    this.#failures += 1
    this.#retry = setTimeout(this.#save, delayMs)
  }

  /** Takes back the saves that are due later. */
  stop(): void {
    clearTimeout(this.#autosave)
    clearTimeout(this.#retry)
  }

  /** A save succeeded: the next failure starts with the shortest pause again. */
  succeeded(): void {
    this.#failures = 0
  }
}
