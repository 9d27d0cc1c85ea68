import { type Box, FEES_LABEL } from './edition-2024/rows.ts'
import type { Form7501 } from './form.ts'
import { isTooSmall } from './layout-boxes.ts'
import { feeColumns } from './layout-fees.ts'
import { CONTENT_WIDTH, frame, PAGE, type Page, put } from './page.ts'
import { wrapText } from './text-width.ts'

const LABEL = { size: 5.5, height: 10 } as const
const VALUE = { size: 7.5, leading: 9 } as const
const PADDING = 3
const GAP = 5

/** A block of the first page whose value continues on other sheets, or a part of it. */
export interface ContinuedBlock {
  block: string
  label: string
  rows: readonly string[]
}

/** Returns the values that do not fit in the boxes of the first page, each whole. */
export function continuedBlocks(
  form: Form7501,
  rows: readonly { boxes: readonly Box[]; height: number }[],
  feesBox: { width: number; height: number },
): ContinuedBlock[] {
  const wrapped = (text: string) => wrapText(text, CONTENT_WIDTH - 2 * PADDING, VALUE.size, true)
  const blocks = rows.flatMap(({ boxes, height }) =>
    boxes
      .filter((box) => isTooSmall(form, box, height))
      .map(({ block, label }) => ({ block, label, rows: wrapped(form.blocks[block] ?? '') })),
  )
  if (feeColumns(form.fees, feesBox)) return blocks
  const fees = form.fees.flatMap(({ label, amount }) => wrapped(`${label} ${amount}`))
  return [...blocks, { block: FEES_LABEL, label: FEES_LABEL, rows: fees }]
}

/** The height of a block with this many rows. */
const heightOf = (rows: number): number => LABEL.height + rows * VALUE.leading + GAP

/** Blocks that go on, sheet by sheet, and the height that the last sheet has used. */
export interface ContinuedSheets {
  sheets: readonly (readonly ContinuedBlock[])[]
  used: number
}

/** Puts blocks on sheets of a height; a block that is longer than the rest of a sheet continues on the next. */
export function sheetsOfBlocks(blocks: readonly ContinuedBlock[], height: number): ContinuedSheets {
  const sheets: ContinuedBlock[][] = []
  let used = height
  for (const block of blocks) {
    let rest = block.rows
    while (rest.length > 0) {
      let most = Math.floor((height - used - LABEL.height - GAP) / VALUE.leading)
      if (most < 1) {
        sheets.push([])
        used = 0
        most = Math.floor((height - LABEL.height - GAP) / VALUE.leading)
      }
      const rows = rest.slice(0, most)
      sheets.at(-1)?.push({ ...block, rows })
      used += heightOf(rows.length)
      rest = rest.slice(rows.length)
    }
  }
  return { sheets, used: blocks.length === 0 ? 0 : used }
}

/** The blocks of one sheet, of which `top` is the upper edge. */
export function layContinued(page: Page, blocks: readonly ContinuedBlock[], top: number): void {
  let y = top
  for (const { label, rows } of blocks) {
    const height = heightOf(rows.length)
    frame(page, PAGE.margin, y, CONTENT_WIDTH, height)
    put(page, PAGE.margin + PADDING, y - 7, label, { size: LABEL.size })
    rows.forEach((text, index) => {
      const options = { size: VALUE.size, bold: true, maxWidth: CONTENT_WIDTH - 2 * PADDING }
      put(page, PAGE.margin + PADDING, y - LABEL.height - 7 - index * VALUE.leading, text, options)
    })
    y -= height
  }
}
