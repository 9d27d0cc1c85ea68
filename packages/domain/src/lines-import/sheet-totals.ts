import { scaled, scaledText, sumCents } from '../money/index.ts'
import { type ImportField, SUMMED_FIELDS } from './import-columns.ts'
import type { ReadCell } from './read-cell.ts'
import type { SheetRow, SortedRows } from './sort-rows.ts'

/** A sum of the rows with the one that the sheet states, as plain decimal text. */
export interface TotalCheck {
  field: ImportField
  read: string
  stated: string
  /** The excess of the rows over the sheet's total; '0' when both agree. */
  difference: string
}

/** A row that states sums, held against the rows that it sums. */
export interface CheckedSum {
  row: number
  checks: readonly TotalCheck[]
}

const PLACES = 3

const plain = (amount: bigint): string => scaledText(amount, PLACES).replace(/\.?0+$/, '') || '0'

interface SummedRow {
  row: number
  cells: Partial<Record<ImportField, ReadCell>>
}

/** The value that a row of sums states for a field; undefined if it has no number there. */
type StatedBy = (sum: SheetRow, field: ImportField) => ReadCell | undefined

/**
 * Holds the rows against each sum that the sheet states. A subtotal sums the rows since the one above it, or all rows
 * above it, whichever agrees. A last 'total' that agrees with the rows since the last subtotal alone is one too.
 */
export function checkSums(
  rows: readonly SummedRow[],
  { subtotals, total }: SortedRows,
  statedBy: StatedBy,
): { subtotals: CheckedSum[]; total: CheckedSum | undefined } {
  let from = 0
  const check = (sum: SheetRow, isWhole: boolean): { all: CheckedSum; group: CheckedSum } => {
    const above = rows.filter(({ row }) => row < sum.row || isWhole)
    const since = above.filter(({ row }) => row > from)
    const checksOf = (summed: readonly SummedRow[]) => totalChecks(summed, (field) => statedBy(sum, field))
    return {
      all: { row: sum.row, checks: checksOf(above) },
      // 'Sub-total' and 'Total' below each other sum the same rows.
      group: { row: sum.row, checks: checksOf(since.length > 0 ? since : above) },
    }
  }
  const checked = subtotals.map((sum) => {
    const { all, group } = check(sum, false)
    from = sum.row
    return agrees(all) && !agrees(group) ? all : group
  })
  if (!total) return { subtotals: checked, total: undefined }
  const { all, group } = check(total, true)
  const isOfGroup = subtotals.length > 0 && agrees(group) && !agrees(all)
  return isOfGroup ? { subtotals: [...checked, group], total: undefined } : { subtotals: checked, total: all }
}

export const agrees = ({ checks }: CheckedSum): boolean =>
  checks.length > 0 && checks.every(({ difference }) => difference === '0')

/** Holds rows against sums, field by field, as far as a number is stated. */
function totalChecks(
  rows: readonly SummedRow[],
  statedOf: (field: ImportField) => ReadCell | undefined,
): TotalCheck[] {
  return SUMMED_FIELDS.flatMap((field) => {
    const stated = scaled(statedOf(field)?.text, PLACES)
    if (stated === undefined) return []
    const read = sumCents(rows.map(({ cells }) => scaled(cells[field]?.text, PLACES) ?? 0n))
    return [{ field, read: plain(read), stated: plain(stated), difference: plain(read - stated) }]
  })
}
