import type { Block } from './block.ts'
import type { CellText } from './line-change.ts'
import { SHEET_COLUMNS, tidyCell } from './sheet-columns.ts'

/** Reads the text of a cell. */
export type TextOf = (id: string, field: string) => string

/** The columns of a block that hold values; the head of a row holds none. */
const columnsOf = ({ left, right }: Block) => SHEET_COLUMNS.slice(Math.max(left, 1) - 1, right)

const rowsOf = ({ top, bottom }: Block, order: readonly string[]) => order.slice(top, bottom + 1)

/** The texts of a block, row by row. */
export const textsIn = (block: Block, order: readonly string[], textOf: TextOf): string[][] =>
  rowsOf(block, order).map((id) => columnsOf(block).map(({ field }) => textOf(id, field)))

/** Empties a block. */
export const emptied = (block: Block, order: readonly string[]): CellText[] =>
  rowsOf(block, order).flatMap((id) => columnsOf(block).map(({ field }) => ({ id, field, text: '' })))

/** The top row of a block in all its rows; of a single row, the row above in it. */
export function filledDown(block: Block, order: readonly string[], textOf: TextOf): CellText[] {
  const from = block.top === block.bottom ? block.top - 1 : block.top
  const source = order[from]
  if (source === undefined) return []
  return order
    .slice(from + 1, block.bottom + 1)
    .flatMap((id) => columnsOf(block).map(({ field }) => ({ id, field, text: textOf(source, field) })))
}

interface Paste {
  rows: readonly (readonly string[])[]
  block: Block
  order: readonly string[]
}

/**
 * Pasted rows from the first cell of a block on, down and to the right; one cell fills the whole block. `order` has the
 * lines that the rows need; columns beyond the last are left out.
 */
export function pasted({ rows, block, order }: Paste): CellText[] {
  const isOne = rows.length === 1 && rows[0]?.length === 1
  const columns = isOne ? columnsOf(block) : SHEET_COLUMNS.slice(Math.max(block.left, 1) - 1)
  const ids = isOne ? rowsOf(block, order) : order.slice(block.top, block.top + rows.length)
  return ids.flatMap((id, down) =>
    columns.flatMap(({ field }, right) => {
      const text = isOne ? rows[0]?.[0] : rows[down]?.[right]
      return text === undefined ? [] : [{ id, field, text: tidyCell(field, text) }]
    }),
  )
}
