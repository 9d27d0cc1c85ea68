import { fieldOfHeading } from '../lines-import/headings.ts'
import type { RawSheet } from '../lines-import/raw-sheet.ts'
import { type Cell, cellsOf, isSameRow, type Place, type TextItem } from './text-cells.ts'

/** Headings that a table of goods has at least. */
const LEAST_HEADINGS = 3

/** Rows of print that belong together: the second row of a description is directly below the first. */
const CLOSE_ROWS = 14

/** A table of a PDF, and where each of its cells is printed. */
export interface PdfTable extends RawSheet {
  /** By row and column; several pieces where a cell has several rows of print. */
  places: readonly (readonly (readonly Place[])[])[]
}

/**
 * The table of an invoice as a sheet: its columns are those of the row that names most of them. What is printed above
 * comes first, as the titles of a sheet do. Undefined when no row has the headings of goods.
 */
export function tableOfText(items: readonly TextItem[], name: string): PdfTable | undefined {
  const rows = rowsOf(cellsOf(items))
  const named = rows.map(headingsIn)
  const most = Math.max(0, ...named)
  if (most < LEAST_HEADINGS) return undefined
  const at = named.indexOf(most)
  const headings = rows[at]!
  const titles = headings.map((cell) => [cell])
  const table: Cell[][][] = [...rows.slice(0, at).map((row) => row.map((cell) => [cell])), titles]
  let above: Cell | undefined
  for (const row of rows.slice(at + 1)) {
    const columns = headings.map((_, column) => row.filter((cell) => columnOf(cell, headings) === column))
    // Each page of a long table begins with its headings again.
    if (columns.map(textOf).join() === titles.map(textOf).join()) continue
    const [first] = row
    const isContinued =
      row.length === 1 && first && above?.page === first.page && above.y - first.y < CLOSE_ROWS
    const last = table.at(-1)
    const continued = last === titles ? undefined : last?.[columns.findIndex((cells) => cells.length > 0)]
    if (isContinued && continued && continued.length > 0) continued.push(first)
    else table.push(columns)
    above = first
  }
  return {
    name,
    rows: table.map((row) => row.map(textOf)),
    places: table.map((row) => row.map((cells) => cells.map(placeOf))),
  }
}

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ')

const placeOf = ({ page, x, y, right }: Cell): Place => ({ page, x, y, width: right - x })

/** Cells by their rows of print. */
function rowsOf(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = []
  for (const cell of cells) {
    const last = rows.at(-1)
    if (last?.[0] && isSameRow(last[0], cell)) last.push(cell)
    else rows.push([cell])
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x))
}

const headingsIn = (row: readonly Cell[]): number =>
  new Set(row.flatMap(({ text }) => fieldOfHeading(text)?.field ?? [])).size

/** The column of a cell: the heading that it is under most, else the nearest one. */
function columnOf(cell: Cell, headings: readonly Cell[]): number {
  const distances = headings.map(
    (heading) => Math.max(heading.x, cell.x) - Math.min(heading.right, cell.right),
  )
  return distances.indexOf(Math.min(...distances))
}
