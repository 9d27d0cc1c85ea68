import { emptyPage, PAGE, type Page, put, rule } from './page.ts'
import { wrapText } from './text-width.ts'

const LEFT = 54
const VALUE_AT = 190
const RIGHT = PAGE.width - LEFT
const TOP = PAGE.height - 72
const SIZE = 10
const ROW = 13
const BLANK_ROW = 20

interface TextOptions {
  /** Beside the labels of facts. */
  readonly isValue?: boolean
  readonly bold?: boolean
  /** What is beyond is left out. */
  readonly mostRows?: number
}

/** Pages of US Letter that are written from top to bottom; what finds no room begins the next page under the title. */
export interface Letter {
  readonly pages: readonly Page[]
  /** A paragraph in as many rows as it needs. */
  text(value: string, options?: TextOptions): void
  /** A label with its value beside it. */
  fact(label: string, value: string, options?: TextOptions): void
  /** Keeps so many rows together with what was written last. */
  keep(rows: number): void
  space(points: number): void
  heading(text: string): void
  /** A label with lines to write on. */
  blank(label: string, lines?: number): void
  /** A line to sign on, and what belongs there. */
  signature(label: string): void
  /** Small print at the end of the page, under `bottom`. */
  foot(text: string): void
}

/** Begins a letter with its title. `bottom`: points that stay free at the end of a page. */
export function startLetter(title: string, bottom = 60): Letter {
  let page = emptyPage()
  const pages = [page]
  let y = TOP
  const write = (value: string, { isValue = false, bold = false, mostRows }: TextOptions = {}) => {
    const x = isValue ? VALUE_AT : LEFT
    for (const row of wrapText(value, RIGHT - x, SIZE, bold).slice(0, mostRows)) {
      keep(1)
      put(page, x, y, row, { size: SIZE, bold, maxWidth: RIGHT - x })
      y -= ROW
    }
  }
  const keep = (rows: number) => {
    if (y - (rows - 1) * ROW >= bottom) return
    page = emptyPage()
    pages.push(page)
    y = TOP
    write(title, { bold: true })
  }
  put(page, LEFT, y, title, { size: 16, bold: true, role: 'H1', maxWidth: RIGHT - LEFT })
  y -= 28
  return {
    pages,
    keep,
    text: write,
    fact(label, value, options) {
      keep(1)
      put(page, LEFT, y, label, { size: SIZE, maxWidth: VALUE_AT - LEFT - 6 })
      write(value, { bold: true, ...options, isValue: true })
    },
    space(points) {
      y -= points
    },
    heading(text) {
      y -= 10
      keep(4)
      put(page, LEFT, y, text, { size: 11, bold: true })
      rule(page, LEFT, y - 6, RIGHT, y - 6)
      y -= 22
    },
    blank(label, lines = 1) {
      keep(2 + Math.ceil((lines * BLANK_ROW) / ROW))
      write(label)
      for (let line = 0; line < lines; line += 1) {
        y -= BLANK_ROW - ROW / 2
        rule(page, LEFT, y, RIGHT, y)
        y -= ROW / 2
      }
      y -= ROW / 2
    },
    signature(label) {
      keep(5)
      y -= 3 * ROW
      rule(page, LEFT, y + ROW, RIGHT, y + ROW)
      put(page, LEFT, y, label, { size: 8 })
    },
    foot(text) {
      put(page, LEFT, 36, text, { size: 8 })
    },
  }
}
