import { fieldOfHeading } from '../lines-import/headings.ts'
import type { RawSheet } from '../lines-import/raw-sheet.ts'
import { type Cell, cellsOf, isSameRow, type TextItem } from './text-cells.ts'

/** Headings that a table of goods has at least. */
const LEAST_HEADINGS = 3

/** Rows of print that belong together: the second row of a description is directly below the first. */
const CLOSE_ROWS = 14

/**
 * The table of an invoice as a sheet: its columns are those of the row that names most of them. What is printed above
 * comes first, as the titles of a sheet do. Undefined when no row has the headings of goods.
 */
export function tableOfText(items: readonly TextItem[], name: string): RawSheet | undefined {
  const rows = rowsOf(cellsOf(items))
  const named = rows.map(headingsIn)
  const most = Math.max(0, ...named)
  if (most < LEAST_HEADINGS) return undefined
  const at = named.indexOf(most)
  const headings = rows[at]!
  const titles = headings.map(({ text }) => text)
  const sheet: string[][] = rows.slice(0, at).map((row) => row.map(({ text }) => text))
  sheet.push(titles)
  let above: Cell | undefined
  for (const row of rows.slice(at + 1)) {
    const texts = headings.map((_, column) =>
      row
        .filter((cell) => columnOf(cell, headings) === column)
        .map(({ text }) => text)
        .join(' '),
    )
    // Each page of a long table begins with its headings again.
    if (texts.join() === titles.join()) continue
    const [first] = row
    const isContinued =
      row.length === 1 &&
      first &&
      above?.page === first.page &&
      above.y - first.y < CLOSE_ROWS &&
      /[a-z]{2}/i.test(first.text)
    const last = sheet.at(-1)
    const column = texts.findIndex(Boolean)
    if (isContinued && last !== titles && last?.[column]) last[column] = `${last[column]} ${first.text}`
    else sheet.push(texts)
    above = first
  }
  return { name, rows: sheet }
}

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
