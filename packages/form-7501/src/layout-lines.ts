import { LINE_COLUMNS } from './edition-2024/rows.ts'
import type { FormLine, LineRow } from './form.ts'
import { CONTENT_WIDTH, frame, PAGE, type Page, put } from './page.ts'

const HEAD_HEIGHT = 20
const ROW_HEIGHT = 9
const LINE_GAP = 5
const FIRST_BASELINE = 10

/** Blocks 31-38 from `top` down to `bottom`; the frame fills the space that is left. */
export function layLines(page: Page, lines: readonly FormLine[], top: number, bottom: number): void {
  let x: number = PAGE.margin
  for (const column of LINE_COLUMNS) {
    const width = (CONTENT_WIDTH * column.share) / 100
    frame(page, x, top, width, HEAD_HEIGHT)
    frame(page, x, top - HEAD_HEIGHT, width, top - HEAD_HEIGHT - bottom)
    column.label.forEach((text, index) => {
      put(page, x + 3, top - 8 - index * 7, text, { size: 5.5, maxWidth: width - 4, role: 'TH', row: 0 })
    })
    let y = top - HEAD_HEIGHT - FIRST_BASELINE
    let at = 0
    for (const { rows } of lines) {
      for (const row of rows) {
        const cell = row[column.key]
        at += 1
        put(page, column.align === 'right' ? x + width - 3 : x + 3, y, cell?.text ?? '', {
          size: 7.5,
          bold: cell?.bold ?? false,
          align: column.align,
          maxWidth: width - 6,
          role: 'TD',
          row: at,
        })
        y -= ROW_HEIGHT
      }
      y -= LINE_GAP
    }
    x += width
  }
}

/** The rows that fit between two heights. */
const rowsThatFit = (top: number, bottom: number): number =>
  Math.max(0, Math.floor((top - HEAD_HEIGHT - bottom - LINE_GAP) / ROW_HEIGHT))

const GAP_ROWS = LINE_GAP / ROW_HEIGHT

/**
 * The lines of each page, whole where they fit, between the edges of the first page and those of every other one. A
 * line that is longer than a page goes on on the next.
 */
export function pagesOfLines(
  lines: readonly FormLine[],
  first: { top: number; bottom: number },
  other: { top: number; bottom: number },
): FormLine[][] {
  const pages: FormLine[][] = [[]]
  let room = rowsThatFit(first.top, first.bottom)
  const whole = rowsThatFit(other.top, other.bottom)
  const turn = () => {
    pages.push([])
    room = whole
  }
  for (const line of lines) {
    let rest: readonly LineRow[] = line.rows
    if (rest.length > room && rest.length <= whole) turn()
    while (rest.length > 0) {
      if (room < 1) turn()
      const fitting = rest.slice(0, Math.floor(room))
      pages.at(-1)?.push({ rows: fitting })
      room -= fitting.length + GAP_ROWS
      rest = rest.slice(fitting.length)
    }
  }
  return pages
}
