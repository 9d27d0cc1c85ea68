import { CONTINUATION_ROW, HEADER_ROWS } from './edition-2024/rows.ts'
import { CONTINUATION_TITLE, FORM_NAME, FORM_TITLE, ISSUER, OMB } from './edition-2024/texts.ts'
import type { Form7501 } from './form.ts'
import { layBoxes, type SheetOf } from './layout-boxes.ts'
import { PAGE, type Page, put } from './page.ts'

const TITLE_HEIGHT = 30
const ROW_HEIGHT = 24
const PARTY_ROW_HEIGHT = 45
const TOP = PAGE.height - PAGE.margin
const RIGHT = PAGE.width - PAGE.margin

/** The rows of blocks 1-30 with their heights. */
export const HEAD = HEADER_ROWS.map((boxes) => ({
  boxes,
  height: boxes.some(({ block }) => block === '29') ? PARTY_ROW_HEIGHT : ROW_HEIGHT,
}))

/** The lower edge of blocks 1-30, and of the head of a continuation sheet. */
export const HEAD_BOTTOM = HEAD.reduce((y, { height }) => y - height, TOP - TITLE_HEIGHT)
export const CONTINUATION_HEAD_BOTTOM = TOP - TITLE_HEIGHT - ROW_HEIGHT

function layTitle(page: Page, form: Form7501, title: string, size: number): void {
  put(page, PAGE.margin, TOP - 8, ISSUER[0], { size: 7 })
  put(page, PAGE.margin, TOP - 17, ISSUER[1], { size: 7 })
  put(page, PAGE.width / 2, TOP - 15, title, { size, bold: true, align: 'center', role: 'H1' })
  put(page, RIGHT, TOP - 8, OMB[0], { size: 6, align: 'right' })
  put(page, RIGHT, TOP - 16, OMB[1], { size: 6, align: 'right' })
  const mark = [...form.marks, form.note].filter(Boolean).join(' - ')
  put(page, PAGE.width / 2, TOP - 25, mark, { size: 7, bold: true, align: 'center' })
}

/** Form and page number at the foot of every page. */
export function layPageNumber(page: Page, pageNumber: number, pages: number): void {
  put(page, PAGE.margin, PAGE.margin + 1, FORM_NAME, { size: 6.5 })
  put(page, RIGHT, PAGE.margin + 1, `Page ${pageNumber} of ${pages}`, { size: 6.5, align: 'right' })
}

/** Title and blocks 1-30. */
export function layHeader(page: Page, form: Form7501, sheetOf: SheetOf): void {
  layTitle(page, form, FORM_TITLE, 13)
  let top = TOP - TITLE_HEIGHT
  for (const { boxes, height } of HEAD) {
    layBoxes(page, form, boxes, { top, height }, sheetOf)
    top -= height
  }
}

/** Title of a continuation sheet, with entry number and file number: a loose sheet says where it belongs. */
export function layContinuationHead(page: Page, form: Form7501): void {
  layTitle(page, form, CONTINUATION_TITLE, 11)
  layBoxes(page, form, CONTINUATION_ROW, { top: TOP - TITLE_HEIGHT, height: ROW_HEIGHT }, new Map())
}
