import { cellName, type RawCell } from '@edfe/domain/lines-import'

/** Cells that a workbook shows as one, first and last row and column from 0. */
export interface MergedRange {
  top: number
  bottom: number
  left: number
  right: number
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The merged cells in the XML of a sheet (ECMA-376 part 1, 18.3.1.55). */
export const mergedRanges = (xml: string): MergedRange[] =>
  [...xml.matchAll(/<mergeCell ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g)].map(([, left, top, right, bottom]) => ({
    top: Number(top) - 1,
    bottom: Number(bottom) - 1,
    left: columnOf(left ?? 'A'),
    right: columnOf(right ?? 'A'),
  }))

/**
 * Returns the number of columns that each merged cell spans, by its first cell; those of one column are left
 * out.
 */
export const mergedWidths = (ranges: readonly MergedRange[]): ReadonlyMap<string, number> =>
  new Map(
    ranges.flatMap(({ top, left, right }) =>
      right > left ? [[cellName(top + 1, left), right - left + 1] as const] : [],
    ),
  )

/**
 * A merged text holds for each of its rows, such as an origin written once next to ten items. An amount holds
 * once.
 */
export function withMergedCells(rows: RawCell[][], ranges: readonly MergedRange[]): RawCell[][] {
  for (const { top, bottom, left } of ranges) {
    const cell = rows[top]?.[left]
    if (typeof cell !== 'string') continue
    for (let row = top + 1; row <= bottom && row < rows.length; row += 1) rows[row]![left] ??= cell
  }
  return rows
}
