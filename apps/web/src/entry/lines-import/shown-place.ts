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

  /** Where one cell of a row, numbered from 1, is printed, or all of them. */
  of(row: number, column?: number): readonly Place[] {
    const cells = this.#places[row - 1] ?? []
    return column === undefined ? cells.flat() : (cells[column] ?? NOWHERE)
  }

  /** Shows one cell of a row, or all of them. A cell that is printed nowhere changes nothing. */
  show(row: number, column?: number): void {
    this.mark(this.of(row, column))
  }

  /** Shows places of the paper; none changes nothing. */
  mark(places: readonly Place[]): void {
    if (places.length === 0) return
    this.#shown = places
    for (const listener of this.#listeners) listener()
  }

  readonly shown = (): readonly Place[] => this.#shown

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
