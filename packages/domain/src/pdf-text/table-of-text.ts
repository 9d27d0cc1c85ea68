import type { RawSheet } from '../lines-import/raw-sheet.ts'
import { sumNamedBy } from '../lines-import/sum-words.ts'
import { fieldsIn, headingsAround, repeatedUntil, spanOf } from './printed-headings.ts'
import { type Cell, CLOSE_ROWS, cellsOf, isSameRow, type Place, type TextItem, textOf } from './text-cells.ts'

/** Headings that a table of goods has at least. */
const LEAST_HEADINGS = 3

/** A table of a PDF, and where each of its cells is printed. */
export interface PdfTable extends RawSheet {
  /** By row and column; several pieces where a cell has several rows of print. */
  places: readonly (readonly (readonly Place[])[])[]
}

/**
 * The table of an invoice as a sheet: its columns are those of the rows of print that name most of them. What is printed
 * above comes first, as the titles of a sheet do. Undefined when no row has the headings of goods.
 */
export function tableOfText(items: readonly TextItem[], name: string): PdfTable | undefined {
  const rows = rowsOf(cellsOf(items))
  const blocks = rows.map((_, at) => headingsAround(rows, at))
  const named = blocks.map(({ columns }) => fieldsIn(columns))
  const most = Math.max(0, ...named)
  if (most < LEAST_HEADINGS) return undefined
  const { first, last, columns: titles } = blocks[named.indexOf(most)]!
  const headings = titles.map(spanOf)
  const table: Cell[][][] = [...rows.slice(0, first).map((row) => row.map((cell) => [cell])), titles]
  let above: Cell | undefined
  for (let at = last + 1; at < rows.length; at += 1) {
    const row = rows[at]!
    const repeated = repeatedUntil(blocks, at, titles)
    if (repeated !== undefined) {
      at = repeated
      continue
    }
    const columns = headings.map((_, column) => row.filter((cell) => columnOf(cell, headings) === column))
    const [start] = row
    const isClose = start !== undefined && above?.page === start.page && above.y - start.y < CLOSE_ROWS
    const before = table.at(-1)
    const continued = before === titles ? undefined : before?.[columns.findIndex((cells) => cells.length > 0)]
    const isText = start !== undefined && row.length === 1 && sumNamedBy(start.text) === undefined
    if (isClose && isText && continued && continued.length > 0) continued.push(start)
    else if (isClose && before && before !== titles && isOneTotal(before, columns))
      for (const [column, cells] of before.entries()) cells.push(...(columns[column] ?? []))
    else table.push(columns)
    above = start
  }
  return {
    name,
    rows: table.map((row) => row.map(textOf)),
    places: table.map((row) => row.map((cells) => cells.map(placeOf))),
  }
}

const SUM_PART =
  /^(total|ttl|grand|invoice|amount|value|due|usd|eur|of|no\.?|number|packages|pkgs|weight|qty|quantity|[:.]|\s)+$/i

/** 'TOTAL', 'INVOICE' and 'VALUE' in three rows of print next to one amount are one row. */
function isOneTotal(above: readonly (readonly Cell[])[], below: readonly (readonly Cell[])[]): boolean {
  const texts = [...above, ...below].map(textOf).filter((text) => /\p{L}{2}/u.test(text))
  const amounts = above.filter((cells, column) => hasDigit(cells) && hasDigit(below[column] ?? []))
  return (
    texts.length > 0 &&
    texts.every((text) => SUM_PART.test(text.replace(/[\d.,$€£]+/g, ' '))) &&
    above.some((cells) => /total|ttl/i.test(textOf(cells))) &&
    amounts.length === 0
  )
}

const hasDigit = (cells: readonly Cell[]): boolean => /\d/.test(textOf(cells))

const placeOf = ({ page, x, y, right, confidence }: Cell): Place => ({
  page,
  x,
  y,
  width: right - x,
  ...(confidence !== undefined && { confidence }),
})

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

/** The column of a cell: the heading that it is under most, else the nearest one. */
function columnOf(cell: Cell, headings: readonly Cell[]): number {
  const distances = headings.map(
    (heading) => Math.max(heading.x, cell.x) - Math.min(heading.right, cell.right),
  )
  return distances.indexOf(Math.min(...distances))
}
