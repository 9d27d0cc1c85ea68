import type { PdfTable, Place } from '@edfe/domain/pdf-text'

const NOWHERE: readonly Place[] = []

/**
 * The value of an invoice that a person looks at, and where it is printed. Kept outside React's state: a pointer that
 * moves over a thousand rows repaints the marks on the page and not the rows.
 */
export class ShownPlace {
  readonly #places: PdfTable['places']
  readonly #listeners = new Set<() => void>()
  #shown = NOWHERE

  constructor(places: PdfTable['places']) {
    this.#places = places
  }

  /** Shows one cell of a row, numbered from 1, or all of them. A cell that is printed nowhere changes nothing. */
  show(row: number, column?: number): void {
    const cells = this.#places[row - 1] ?? []
    const shown = column === undefined ? cells.flat() : (cells[column] ?? NOWHERE)
    if (shown.length === 0) return
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }

  readonly shown = (): readonly Place[] => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
