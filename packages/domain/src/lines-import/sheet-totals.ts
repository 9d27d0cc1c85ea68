import { scaled, scaledText, sumCents } from '../money/index.ts'
import type { ImportField } from './headings.ts'
import type { ReadCell } from './read-cell.ts'

/** A sum of the rows beside the one that the sheet states, as plain decimal text. */
export interface TotalCheck {
  field: ImportField
  read: string
  stated: string
  /** What the rows have more than the sheet; '0' when both agree. */
  difference: string
}

/** The fields that a row of totals sums. */
const SUMMED = [
  'net_qty',
  'manifest_qty',
  'entered_value',
  'gross_weight_kg',
] as const satisfies readonly ImportField[]

const PLACES = 3

const plain = (amount: bigint): string => scaledText(amount, PLACES).replace(/\.?0+$/, '') || '0'

interface SummedRow {
  cells: Partial<Record<ImportField, ReadCell>>
}

/** Holds the rows against the sheet's row of totals, field by field, as far as that row states a number. */
export function totalChecks(
  rows: readonly SummedRow[],
  statedOf: (field: ImportField) => ReadCell | undefined,
): TotalCheck[] {
  return SUMMED.flatMap((field) => {
    const stated = scaled(statedOf(field)?.text, PLACES)
    if (stated === undefined) return []
    const read = sumCents(rows.map(({ cells }) => scaled(cells[field]?.text, PLACES) ?? 0n))
    return [{ field, read: plain(read), stated: plain(stated), difference: plain(read - stated) }]
  })
}
