import type { ColumnMap } from './import-columns.ts'
import { cellText, type RawCell } from './raw-sheet.ts'
import type { SheetRow, SortedRows } from './sort-rows.ts'

/** True if a row repeats the headings, as each page of a long list does. */
export function isRepeatedHeading(
  cells: readonly RawCell[],
  headings: readonly RawCell[] | undefined,
): boolean {
  const texts = (row: readonly RawCell[]) => row.map((cell) => cellText(cell).toUpperCase()).join('|')
  return headings !== undefined && cells.some(cellText) && texts(cells) === texts(headings)
}

/** A text that goes on: it begins with a small letter, a bracket, a dash or a comma. */
const GOES_ON = /^[\p{Ll}(,;+&/–-]/u

/**
 * Rows with the second row of a description joined to the first, where it is the only cell of its row, directly below
 * goods, and goes on with their text; and the rows that it was joined to. Any other text alone is named with the rows
 * that become no line.
 */
export function withContinuations(
  rows: readonly SheetRow[],
  columns: ColumnMap,
  sorted: SortedRows,
): { rows: readonly SheetRow[]; joined: ReadonlySet<number> } {
  const at = columns.description
  const joined = new Set<number>()
  if (at === undefined) return { rows, joined }
  const goods = new Set(sorted.goods.map(({ row }) => row))
  const next: SheetRow[] = []
  for (const row of rows) {
    const above = next.at(-1)
    const text = cellText(row.cells[at])
    const isAlone = text !== '' && row.cells.every((cell, column) => column === at || cellText(cell) === '')
    if (isAlone && above && goods.has(above.row) && GOES_ON.test(text) && cellText(above.cells[at]) !== '') {
      const cells = above.cells.map((cell, column) => (column === at ? `${cellText(cell)} ${text}` : cell))
      next[next.length - 1] = { row: above.row, cells }
      joined.add(above.row)
    } else next.push(row)
  }
  return { rows: next, joined }
}
