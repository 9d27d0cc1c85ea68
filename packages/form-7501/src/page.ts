/** A page as plain drawing orders, so that what is printed can be tested without reading a PDF. */
export interface TextRun {
  x: number
  /** Baseline, points from the bottom of the page. */
  y: number
  text: string
  size: number
  bold: boolean
  /** Right edge when aligned right: then `x` is that edge. */
  align: 'left' | 'right' | 'center'
  /** Widest the run may be; it is cut with an ellipsis beyond. */
  maxWidth: number
  /** The role of the text, for screen readers (PDF/UA). */
  role: 'H1' | 'P' | 'TH' | 'TD'
  /** The row of a table cell: 0 holds the headings. */
  row?: number
  /** The column of a table cell: texts of one cell follow each other. */
  column?: string
}

export interface Rule {
  x1: number
  y1: number
  x2: number
  y2: number
  weight: number
}

export interface Page {
  texts: TextRun[]
  rules: Rule[]
  /** Drawn large and light behind the content, row by row; not a part of what is read. */
  watermark: readonly string[]
}

/** US Letter in points. */
export const PAGE = { width: 612, height: 792, margin: 30 } as const
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin

export const emptyPage = (watermark: readonly string[] = []): Page => ({ texts: [], rules: [], watermark })

/** Puts a text on the page; empty texts are left out. */
export function put(page: Page, x: number, y: number, text: string, options: Partial<TextRun> = {}): void {
  if (text === '') return
  const usual = { size: 8, bold: false, align: 'left', maxWidth: CONTENT_WIDTH, role: 'P' } as const
  page.texts.push({ ...usual, ...options, x, y, text })
}

export function rule(page: Page, x1: number, y1: number, x2: number, y2: number, weight = 0.5): void {
  page.rules.push({ x1, y1, x2, y2, weight })
}

/** Draws a frame of which `top` is the upper edge. */
export function frame(page: Page, x: number, top: number, width: number, height: number): void {
  rule(page, x, top, x + width, top)
  rule(page, x, top - height, x + width, top - height)
  rule(page, x, top, x, top - height)
  rule(page, x + width, top, x + width, top - height)
}
