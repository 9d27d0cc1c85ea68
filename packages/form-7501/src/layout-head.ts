import { FORM_NAME, FORM_TITLE, HEADER_ROWS, ISSUER } from './edition-2024/rows.ts'
import type { Form7501 } from './form.ts'
import { CONTENT_WIDTH, frame, PAGE, type Page, put } from './page.ts'

const LABEL_SIZE = 5.5
const ROW_HEIGHT = 25
const PARTY_ROW_HEIGHT = 44

/** The title band at the head of a page; answers the y where the form goes on. */
export function layTitle(
  page: Page,
  title: string,
  form: Form7501,
  pageNumber: number,
  pages: number,
): number {
  const top = PAGE.height - PAGE.margin
  const right = PAGE.width - PAGE.margin
  put(page, PAGE.margin, top - 8, ISSUER[0], { size: 7 })
  put(page, PAGE.margin, top - 17, ISSUER[1], { size: 7 })
  put(page, PAGE.width / 2, top - 15, title, { size: 13, bold: true, align: 'center', role: 'H1' })
  put(page, right, top - 8, FORM_NAME, { size: 7, align: 'right' })
  put(page, right, top - 17, `Page ${pageNumber} of ${pages}`, { size: 7, align: 'right' })
  if (form.mark) put(page, PAGE.width / 2, top - 26, form.mark, { size: 7, bold: true, align: 'center' })
  return top - 30
}

/** Blocks 1-30; answers the y of their lower edge. */
export function layHeader(page: Page, form: Form7501, pageNumber: number, pages: number): number {
  let y = layTitle(page, FORM_TITLE, form, pageNumber, pages)
  for (const boxes of HEADER_ROWS) {
    const height = boxes.some((box) => box.block === '29') ? PARTY_ROW_HEIGHT : ROW_HEIGHT
    let x: number = PAGE.margin
    for (const box of boxes) {
      const width = (CONTENT_WIDTH * box.share) / 100
      frame(page, x, y, width, height)
      put(page, x + 3, y - 7, box.label, { size: LABEL_SIZE, maxWidth: width - 6 })
      const lines = (form.blocks[box.block] ?? '').split('\n')
      lines.forEach((text, index) => {
        put(page, x + 3, y - 18 - index * 9, text, { size: 8, bold: true, maxWidth: width - 6 })
      })
      x += width
    }
    y -= height
  }
  return y
}
