import { LINE_COLUMNS } from './edition-2024/rows.ts'
import type { FormLine, LineRow } from './form.ts'
import { CELL_PADDING, CELL_SIZE, columnWidth } from './line-cells.ts'
import { frame, PAGE, type Page, put } from './page.ts'

const HEAD_HEIGHT = 29
const ROW_HEIGHT = 9
const LINE_GAP = 5
const FIRST_BASELINE = 10

/** Blocks 31-38 from `top` down to `bottom`; the frame fills the space that is left. */
export function layLines(page: Page, lines: readonly FormLine[], top: number, bottom: number): void {
  let x: number = PAGE.margin
  for (const column of LINE_COLUMNS) {
    const width = columnWidth(column.share)
    frame(page, x, top, width, HEAD_HEIGHT)
    frame(page, x, top - HEAD_HEIGHT, width, top - HEAD_HEIGHT - bottom)
    column.label.forEach((text, index) => {
      put(page, x + 3, top - 7 - index * 6.5, text, {
        size: 5.5,
        maxWidth: width - 4,
        role: 'TH',
        row: 0,
        column: column.key,
      })
    })
    let y = top - HEAD_HEIGHT - FIRST_BASELINE
    let at = 0
    for (const { rows } of lines) {
      for (const row of rows) {
        const cell = row[column.key]
        at += 1
        put(
          page,
          column.align === 'right' ? x + width - CELL_PADDING : x + CELL_PADDING,
          y,
          cell?.text ?? '',
          {
            size: CELL_SIZE,
            bold: cell?.bold ?? false,
            align: column.align,
            maxWidth: width - 2 * CELL_PADDING,
            role: 'TD',
            row: at,
            column: column.key,
          },
        )
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

/** The upper and the lower edge of the lines of a page. */
interface Edges {
  top: number
  bottom: number
}

/**
 * The lines of each page, whole where they fit. A line that is longer than a page, or than the rest of the pages before
 * a whole one, continues on the next. `edgesOf` counts pages from 0; in the end it gives pages with room.
 */
export function pagesOfLines(lines: readonly FormLine[], edgesOf: (page: number) => Edges): FormLine[][] {
  const pages: FormLine[][] = [[]]
  const roomOn = (page: number) => rowsThatFit(edgesOf(page).top, edgesOf(page).bottom)
  let room = roomOn(0)
  const turn = () => {
    room = roomOn(pages.length)
    pages.push([])
  }
  for (const line of lines) {
    let rest: readonly LineRow[] = line.rows
    if (rest.length > room && rest.length <= roomOn(pages.length)) turn()
    while (rest.length > 0) {
      if (room < 1) {
        turn()
        continue
      }
      const fitting = rest.slice(0, Math.floor(room))
      pages.at(-1)?.push({ rows: fitting })
      room -= fitting.length + GAP_ROWS
      rest = rest.slice(fitting.length)
    }
  }
  return pages
}
