import { LINE_COLUMNS } from './edition-2024/rows.ts'
import type { FormLine } from './form.ts'
import { CONTENT_WIDTH, frame, PAGE, type Page, put } from './page.ts'

const HEAD_HEIGHT = 20
export const LINE_HEIGHT = 31

type ColumnKey = (typeof LINE_COLUMNS)[number]['key']

/** The printed lines of each cell, at most three, with what is printed bold. */
function cells(line: FormLine): Record<ColumnKey, { text: string; bold?: boolean }[]> {
  const chargesAndRelation = [line.charges && `C ${line.charges}`, line.relationship]
    .filter(Boolean)
    .join('  ')
  return {
    line: [{ text: line.number, bold: true }],
    goods: [
      { text: line.description },
      { text: [line.htsus, line.adcvdCase].filter(Boolean).join('   '), bold: true },
    ],
    weight: [{ text: line.grossWeight }, { text: line.manifestQty }],
    net: [{ text: line.netQty }],
    value: [{ text: line.enteredValue, bold: true }, { text: chargesAndRelation }],
    rate: [{ text: line.rate }, { text: line.adcvdRate }],
    duty: [{ text: line.duty, bold: true }, { text: line.irTax && `I.R. ${line.irTax}` }],
  }
}

/** Blocks 31-38 from `top` down to `bottom`; the frame fills the space that is left. */
export function layLines(page: Page, lines: readonly FormLine[], top: number, bottom: number): void {
  let x: number = PAGE.margin
  for (const column of LINE_COLUMNS) {
    const width = (CONTENT_WIDTH * column.share) / 100
    frame(page, x, top, width, HEAD_HEIGHT)
    frame(page, x, top - HEAD_HEIGHT, width, top - HEAD_HEIGHT - bottom)
    column.label.forEach((text, index) => {
      put(page, x + 3, top - 8 - index * 7, text, { size: 5.5, maxWidth: width - 4 })
    })
    lines.forEach((line, row) => {
      const y = top - HEAD_HEIGHT - row * LINE_HEIGHT
      cells(line)[column.key].forEach(({ text, bold }, index) => {
        const at = column.align === 'right' ? x + width - 3 : x + 3
        const options = { size: 7.5, bold: bold ?? false, align: column.align, maxWidth: width - 6 }
        put(page, at, y - 10 - index * 9, text, options)
      })
    })
    x += width
  }
}

/** How many lines fit between two heights. */
export const linesThatFit = (top: number, bottom: number): number =>
  Math.max(0, Math.floor((top - HEAD_HEIGHT - bottom) / LINE_HEIGHT))
