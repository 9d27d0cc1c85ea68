import type { Box } from './edition-2024/rows.ts'
import { beginningOf, fitBox } from './fit-box.ts'
import type { Form7501 } from './form.ts'
import { CONTENT_WIDTH, frame, PAGE, type Page, put } from './page.ts'

const LABEL_SIZE = 5.5
const PADDING = 3

/** On which sheet the whole value of a block is, for blocks whose box is too small. */
export type SheetOf = ReadonlyMap<string, number>

const innerWidth = ({ share }: Box): number => (CONTENT_WIDTH * share) / 100 - 2 * PADDING

/** True if a box of this height is too small for the value of its block. */
export const isTooSmall = (form: Form7501, box: Box, height: number): boolean =>
  fitBox(form.blocks[box.block] ?? '', innerWidth(box), height) === undefined

/** A row of boxes with labels and values, of which `top` is the upper edge. */
export function layBoxes(
  page: Page,
  form: Form7501,
  row: readonly Box[],
  { top, height }: { top: number; height: number },
  sheetOf: SheetOf,
): void {
  let x: number = PAGE.margin
  for (const box of row) {
    const width = innerWidth(box)
    frame(page, x, top, width + 2 * PADDING, height)
    put(page, x + PADDING, top - 6.5, box.label, { size: LABEL_SIZE, maxWidth: width })
    const value = form.blocks[box.block] ?? ''
    const sheet = sheetOf.get(box.block)
    const fitted = sheet ? beginningOf(value, width, height, sheet) : fitBox(value, width, height)
    fitted?.rows.forEach((text, index) => {
      const y = top - fitted.first - index * fitted.leading
      put(page, x + PADDING, y, text, { size: fitted.size, bold: true, maxWidth: width })
    })
    x += width + 2 * PADDING
  }
}
