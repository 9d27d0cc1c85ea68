/** A press of the pointer, and what waits for its release. */
export class PointerPress {
  #isDown = false
  #waiting: (() => void)[] = []

  /**
   * Follows the presses on a page. The list of a select may swallow the release: a key or the select's change says as
   * well that the press is over. The change of a text comes with leaving it, in the middle of a press, and says nothing.
   */
  constructor(page: EventTarget) {
    page.addEventListener('pointerdown', () => this.#begin(), true)
    for (const end of ['pointerup', 'pointercancel', 'keydown']) {
      page.addEventListener(end, () => this.#end(), true)
    }
    page.addEventListener(
      'change',
      ({ target }) => {
        if ((target as Partial<Element> | null)?.tagName === 'SELECT') this.#end()
      },
      true,
    )
  }

  /** Runs at once while nothing is pressed, else after the click that follows the release. */
  after(run: () => void): void {
    if (this.#isDown) this.#waiting.push(run)
    else run()
  }

  #begin(): void {
    this.#isDown = true
  }

  #end(): void {
    this.#isDown = false
    const waiting = this.#waiting
    this.#waiting = []
    // The click event is dispatched in the same task as the release.
    for (const run of waiting) setTimeout(run)
  }
}

const press = new PointerPress(typeof document === 'undefined' ? new EventTarget() : document)

/**
 * Runs something that may move the page once nothing is pressed: a field that is left by pressing a button would
 * otherwise push that button away under the pointer, and the press would be lost.
 */
export const afterPointerRelease = (run: () => void): void => press.after(run)
