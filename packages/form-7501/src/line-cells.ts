import { LINE_COLUMNS } from './edition-2024/rows.ts'
import type { LineColumn, LineRow } from './form.ts'
import { CONTENT_WIDTH } from './page.ts'
import { wrapText } from './text-width.ts'

/** The size of the texts of blocks 31-38. */
export const CELL_SIZE = 7.5
export const CELL_PADDING = 3

export const columnWidth = (share: number): number => (CONTENT_WIDTH * share) / 100

const INNER_WIDTHS = new Map<string, number>(
  LINE_COLUMNS.map(({ key, share }) => [key, columnWidth(share) - 2 * CELL_PADDING]),
)

/** A row as the rows that it takes in print: a cell that is wider than its column continues below. */
export function wrapRow(row: LineRow): LineRow[] {
  const cells = (Object.keys(row) as LineColumn[]).map((column) => {
    const { text = '', bold = false } = row[column] ?? {}
    return { column, bold, texts: wrapText(text, INNER_WIDTHS.get(column) ?? 0, CELL_SIZE, bold) }
  })
  const count = Math.max(1, ...cells.map(({ texts }) => texts.length))
  return Array.from(
    { length: count },
    (_, at): LineRow =>
      Object.fromEntries(
        cells.flatMap(({ column, bold, texts }) => {
          const text = texts[at]
          return text === undefined ? [] : [[column, { text, bold }]]
        }),
      ),
  )
}

/**
 * Rows with cells of other columns put next to the first rows, from one of them on, that have room for them.
 */
export function beside(rows: readonly LineRow[], others: readonly LineRow[], from = 0): LineRow[] {
  const placed = rows.map((row) => ({ ...row }))
  let at = from
  for (const other of others) {
    while (at < placed.length && Object.keys(other).some((column) => column in (placed[at] ?? {}))) at += 1
    placed[at] = { ...placed[at], ...other }
    at += 1
  }
  return placed
}
