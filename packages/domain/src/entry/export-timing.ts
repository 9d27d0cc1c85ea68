import type { DraftData } from './draft.ts'

/** Warehouse, re-warehouse, temporary importation bond, trade fair: the goods leave again. */
export const TIMED_EXPORT_TYPES: readonly string[] = ['21', '22', '23', '24']

/** Withdrawals from a bonded warehouse: consumption, quota, AD/CVD, both. */
const WITHDRAWAL_TYPES: readonly string[] = ['31', '32', '34', '38']

/**
 * True if step 2 asks for export timing and the warehouse: the entry type requires it, or part of it is
 * filled in.
 */
export function asksExportTiming({ header, export_details }: DraftData): boolean {
  const type = header?.entry_type ?? ''
  return (
    TIMED_EXPORT_TYPES.includes(type) ||
    WITHDRAWAL_TYPES.includes(type) ||
    Object.values(export_details ?? {}).some(Boolean)
  )
}
