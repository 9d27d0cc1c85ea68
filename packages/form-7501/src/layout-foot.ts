import { FEES_LABEL, SIGNATURE_ROWS } from './edition-2024/rows.ts'
import { BURDEN_STATEMENT, DECLARATION_LABEL, declarationOf } from './edition-2024/texts.ts'
import type { Form7501 } from './form.ts'
import { layBoxes, type SheetOf } from './layout-boxes.ts'
import { layFees } from './layout-fees.ts'
import { CONTENT_WIDTH, frame, PAGE, type Page, put } from './page.ts'
import { wrapText } from './text-width.ts'

const TOTALS_HEIGHT = 82
const TOTALS_HEAD = 10
const DECLARATION_HEIGHT = 54
const SIGNATURE_HEIGHT = 24
const BURDEN_HEIGHT = 29
const SMALL = { size: 5, leading: 5.6 } as const
const BODY = { size: 6.2, leading: 7 } as const
const LABEL_SIZE = 5.5

/** The rows of blocks 45-47 with their height. */
export const SIGNATURES = SIGNATURE_ROWS.map((boxes) => ({ boxes, height: SIGNATURE_HEIGHT }))

/** The upper edge of blocks 39-47. */
export const FOOT_TOP =
  PAGE.margin + BURDEN_HEIGHT + SIGNATURES.length * SIGNATURE_HEIGHT + DECLARATION_HEIGHT + TOTALS_HEIGHT

/** The Other Fee Summary as it is on the first page. */
export const FEES_BOX = { width: CONTENT_WIDTH * 0.4, height: TOTALS_HEIGHT } as const

interface Area {
  x: number
  top: number
  width: number
  height: number
}

/** A box with its label and an amount at its lower right corner. */
function layAmount(page: Page, area: Area, label: string, amount: string, size: number): void {
  frame(page, area.x, area.top, area.width, area.height)
  put(page, area.x + 3, area.top - 7, label, { size: LABEL_SIZE, bold: label.startsWith('44') })
  const options = { size, bold: true, align: 'right', maxWidth: area.width - 6 } as const
  put(page, area.x + area.width - 3, area.top - area.height + 4, amount, options)
}

/** The boxes that CBP fills in. */
function layCbpUse(page: Page, { x, top, width, height }: Area): void {
  frame(page, x, top, width, TOTALS_HEAD)
  put(page, x + width / 2, top - 7.5, 'CBP USE ONLY', { size: 6, bold: true, align: 'center' })
  const row = (height - TOTALS_HEAD) / 4
  const rows = [
    ['A. LIQ Code', 'B. Ascertained Duty'],
    ['Reason Code', 'C. Ascertained Tax'],
    ['D. Ascertained Other'],
    ['E. Ascertained Total'],
  ]
  rows.forEach((labels, index) => {
    labels.forEach((label, at) => {
      const own = width / labels.length
      layAmount(
        page,
        { x: x + at * own, top: top - TOTALS_HEAD - index * row, width: own, height: row },
        label,
        '',
        0,
      )
    })
  })
}

/** Blocks 41-44. */
function layTotals(page: Page, form: Form7501, { x, top, width, height }: Area): void {
  frame(page, x, top, width, TOTALS_HEAD)
  put(page, x + width / 2, top - 7.5, 'TOTALS', { size: 6, bold: true, align: 'center' })
  const row = (height - TOTALS_HEAD) / 4
  const rows = [
    ['41', '41. Duty'],
    ['42', '42. Tax'],
    ['43', '43. Other'],
    ['44', '44. Total'],
  ] as const
  rows.forEach(([block, label], index) => {
    const area = { x, top: top - TOTALS_HEAD - index * row, width, height: row }
    layAmount(page, area, label, form.blocks[block] ?? '', block === '44' ? 9.5 : 8)
  })
}

/** Blocks 39-47 and the burden statement at the foot of the first page. */
export function layFoot(page: Page, form: Form7501, sheetOf: SheetOf): void {
  const top = FOOT_TOP
  const height = TOTALS_HEIGHT
  let x: number = PAGE.margin
  frame(page, x, top, FEES_BOX.width, height)
  layFees(page, form, { x, top, ...FEES_BOX }, sheetOf.get(FEES_LABEL))
  x += FEES_BOX.width
  const values = { x, top, width: CONTENT_WIDTH * 0.17, height: height / 2 }
  layAmount(page, values, '39. Total Entered Value', form.blocks['39'] ?? '', 8)
  layAmount(page, { ...values, top: top - height / 2 }, 'Total Other Fees', form.blocks['43'] ?? '', 8)
  x += values.width
  layCbpUse(page, { x, top, width: CONTENT_WIDTH * 0.24, height })
  x += CONTENT_WIDTH * 0.24
  layTotals(page, form, { x, top, width: CONTENT_WIDTH * 0.19, height })
  let y = top - height
  frame(page, PAGE.margin, y, CONTENT_WIDTH, DECLARATION_HEIGHT)
  put(page, PAGE.margin + 3, y - 7, DECLARATION_LABEL, { size: LABEL_SIZE, bold: true })
  layParagraph(page, declarationOf(form.declaration), y - 15, BODY)
  y -= DECLARATION_HEIGHT
  for (const { boxes, height: own } of SIGNATURES) {
    layBoxes(page, form, boxes, { top: y, height: own }, sheetOf)
    y -= own
  }
  layParagraph(page, BURDEN_STATEMENT, y - 6.5, SMALL)
}

function layParagraph(
  page: Page,
  text: string,
  y: number,
  { size, leading }: { size: number; leading: number },
): void {
  const width = CONTENT_WIDTH - 6
  wrapText(text, width, size).forEach((row, index) => {
    put(page, PAGE.margin + 3, y - index * leading, row, { size, maxWidth: width })
  })
}
