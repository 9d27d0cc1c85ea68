/** Where a text is on a page of a PDF: its left edge and baseline in points from the lower left corner. */
export interface Place {
  /** From 1. */
  page: number
  x: number
  y: number
  width: number
  /** The confidence of its reading, from 0 to 100, if the text was recognised in a picture. */
  confidence?: number
}

/** A piece of text on a page of a PDF. */
export interface TextItem extends Place {
  text: string
}

/** Text without a gap: the pieces that a program prints one after the other. */
export interface Cell extends TextItem {
  right: number
}

/** Rows of print that belong together: the second row of a description is directly below the first. */
export const CLOSE_ROWS = 14
/** Baselines that belong to one row of print. */
const ROW = 2.5
/** A gap as wide as this divides two cells. */
const GAP = 5

/** The cells of a document, page by page, from above to below and from left to right. */
export function cellsOf(items: readonly TextItem[]): Cell[] {
  const inOrder = items
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => a.page - b.page || (Math.abs(a.y - b.y) > ROW ? b.y - a.y : a.x - b.x))
  const cells: Cell[] = []
  for (const item of inOrder) {
    const last = cells.at(-1)
    const right = item.x + item.width
    const gap = last ? item.x - last.right : Number.POSITIVE_INFINITY
    const isNext = last?.page === item.page && Math.abs(last.y - item.y) <= ROW && gap > -GAP && gap < GAP
    if (isNext && last) {
      const space = gap > 1 && !last.text.endsWith(' ') ? ' ' : ''
      last.text = `${last.text}${space}${item.text}`.replace(/ {2,}/g, ' ')
      last.right = Math.max(last.right, right)
      if (item.confidence !== undefined)
        last.confidence = Math.min(last.confidence ?? item.confidence, item.confidence)
    } else cells.push({ ...item, text: item.text.trimStart(), right })
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.trim() }))
}

export const isSameRow = (a: Cell, b: Cell): boolean => a.page === b.page && Math.abs(a.y - b.y) <= ROW * 2

export const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ')
