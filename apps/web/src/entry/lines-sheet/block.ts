/** A cell of the sheet: its row, and its column. Column 0 is the head of the row, with its number. */
export interface CellPosition {
  row: number
  column: number
}

/** The number of rows and columns of the sheet, including the head of the row. */
export interface SheetSize {
  rows: number
  columns: number
}

/** The cells between two corners, both included. */
export interface Block {
  top: number
  bottom: number
  left: number
  right: number
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'next'
  | 'previous'
  | 'page-up'
  | 'page-down'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last'

const PAGE_ROWS = 15

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(count - 1, 0))

export const blockOf = (a: CellPosition, b: CellPosition): Block => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
})

/** A position on a sheet of this size, the nearest one where it lies beyond. */
export const onSheet = ({ row, column }: CellPosition, { rows, columns }: SheetSize): CellPosition => ({
  row: within(row, rows),
  column: within(column, columns),
})

/**
 * Where a key leads from a cell. Undefined when 'next' leaves the last cell or 'previous' the first: the focus then
 * leaves the sheet.
 */
export function moved(from: CellPosition, move: Move, size: SheetSize): CellPosition | undefined {
  const { row, column } = from
  const to = (down: number, right: number) => onSheet({ row: row + down, column: column + right }, size)
  switch (move) {
    case 'up':
      return to(-1, 0)
    case 'down':
      return to(1, 0)
    case 'left':
      return to(0, -1)
    case 'right':
      return to(0, 1)
    case 'page-up':
      return to(-PAGE_ROWS, 0)
    case 'page-down':
      return to(PAGE_ROWS, 0)
    case 'row-start':
      return { row, column: 0 }
    case 'row-end':
      return { row, column: size.columns - 1 }
    case 'first':
      return { row: 0, column: 0 }
    case 'last':
      return { row: size.rows - 1, column: size.columns - 1 }
    default:
      return inReadingOrder(from, move === 'next' ? 1 : -1, size)
  }
}

function inReadingOrder({ row, column }: CellPosition, by: 1 | -1, { rows, columns }: SheetSize) {
  const at = row * columns + column + by
  if (at < 0 || at >= rows * columns) return undefined
  return { row: Math.floor(at / columns), column: at % columns }
}
