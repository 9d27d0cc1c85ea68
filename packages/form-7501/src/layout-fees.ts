import { FEES_LABEL } from './edition-2024/rows.ts'
import type { Form7501, FormFee } from './form.ts'
import { type Page, put } from './page.ts'
import { widthOf } from './text-width.ts'

const SIZE = 7
const LEADING = 8.5
const FIRST = 16
const PADDING = 3
const GAP = 6

interface Area {
  x: number
  top: number
  width: number
  height: number
}

/**
 * The number of columns for the rows of the Other Fee Summary: one or two; undefined if the box is too small.
 */
export function feeColumns(fees: readonly FormFee[], { width, height }: Pick<Area, 'width' | 'height'>) {
  const rows = Math.floor((height - FIRST - 2) / LEADING) + 1
  return ([1, 2] as const).find((columns) => {
    const own = width / columns - 2 * PADDING
    const isWide = ({ label, amount }: FormFee) =>
      widthOf(label, SIZE) + GAP + widthOf(amount, SIZE, true) > own
    return fees.length <= rows * columns && !fees.some(isWide)
  })
}

/** The Other Fee Summary of the first page; on `sheet` are the fees of an entry that has more than fit. */
export function layFees(page: Page, { fees }: Form7501, area: Area, sheet: number | undefined): void {
  put(page, area.x + PADDING, area.top - 7, FEES_LABEL, { size: 5.5 })
  if (sheet) {
    put(page, area.x + PADDING, area.top - FIRST, `See sheet ${sheet}`, { size: SIZE, bold: true })
    return
  }
  const columns = feeColumns(fees, area) ?? 1
  const inColumn = Math.ceil(fees.length / columns)
  const width = area.width / columns
  fees.forEach(({ label, amount }, index) => {
    const left = area.x + Math.floor(index / inColumn) * width
    const y = area.top - FIRST - (index % inColumn) * LEADING
    put(page, left + PADDING, y, label, { size: SIZE })
    put(page, left + width - PADDING, y, amount, { size: SIZE, bold: true, align: 'right' })
  })
}
