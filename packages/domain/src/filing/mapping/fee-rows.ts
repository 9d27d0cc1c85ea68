import type { DraftData, FeeRow } from '../../entry/draft.ts'
import { type Cents, sumCents, toCents } from '../../money/cents.ts'
import { isInformalEntryType } from '../../reference/entry-types.ts'
import { recordOfClass } from '../../reference/small-tables.ts'

/** The classes of the fee types, where a row does not name its own. Tea has none in the tables of AE. */
const CLASS_BY_TYPE: Record<string, string> = {
  HMF: '501',
  'Mail Fee': '496',
  'Beef Fee': '053',
}

export const isDutyRow = (row: Pick<FeeRow, 'fee_type'>): boolean =>
  row.fee_type === 'AD' || row.fee_type === 'CVD'

/** CBP's accounting class of a fee row; undefined when there is none to send it under. */
export function feeClass(
  row: Pick<FeeRow, 'fee_type' | 'class_code'>,
  entryType: string,
): string | undefined {
  if (row.class_code) return row.class_code
  if (row.fee_type === 'MPF') return isInformalEntryType(entryType) ? '311' : '499'
  return CLASS_BY_TYPE[row.fee_type ?? '']
}

/** Which AE record carries a class: 34 for the header, 62 for lines; undefined for any other. */
export function feeRecord(classCode: string | undefined): '34' | '62' | undefined {
  const record = recordOfClass(classCode)
  return record === '34' || record === '62' ? record : undefined
}

/** The fee rows of step 5 that are owed, AD and CVD aside, summed by class in their order. */
export function feesByClass(draft: DraftData): Map<string, Cents> {
  const entryType = draft.header?.entry_type ?? ''
  const sums = new Map<string, Cents>()
  for (const row of draft.totals_declarations?.fee_summary ?? []) {
    const amount = toCents(row.amount)
    const classCode = feeClass(row, entryType)
    if (isDutyRow(row) || amount === 0n || !classCode) continue
    sums.set(classCode, (sums.get(classCode) ?? 0n) + amount)
  }
  return sums
}

/** The classes of the fee rows that have an amount: one of 0.00 states that nothing is owed. */
export const statedFeeClasses = (draft: DraftData): ReadonlySet<string> =>
  new Set(
    (draft.totals_declarations?.fee_summary ?? []).flatMap((row) =>
      row.amount ? (feeClass(row, draft.header?.entry_type ?? '') ?? []) : [],
    ),
  )

/** The sum of the AD or CVD rows; undefined when there is none. */
export function dutyRowSum(fee_summary: readonly FeeRow[] = [], kind: 'AD' | 'CVD'): Cents | undefined {
  const rows = fee_summary.filter((row) => row.fee_type === kind)
  return rows.length === 0 ? undefined : sumCents(rows.map((row) => toCents(row.amount)))
}
