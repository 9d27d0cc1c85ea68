import { addYears, parseDay } from '@edfe/domain/calendar'
import type { Fault } from '../answer/conditions.ts'
import { when } from '../checks/check.ts'
import type { Summary } from '../summary/summary.ts'
import type { FiledSummary, Lookup } from './filed-summary.ts'
import type { Effect } from './on-file.ts'

const WAREHOUSE = ['21', '22']
/** Goods stay in a warehouse for five years from their importation. */
const YEARS = 5

/** The key of the warehouse entry that a summary withdraws from. */
export function warehouseOf(summary: Summary): string | undefined {
  const { filerCode, entryNumber } = summary.one('30')
  return filerCode !== undefined && entryNumber !== undefined ? filerCode + entryNumber : undefined
}

/**
 * Returns the faults of a withdrawal or a re-warehouse entry that follow from the warehouse entry on file. An
 * entry that was filed elsewhere is not on file here and is not judged.
 */
export function withdrawalFaults(summary: Summary, key: string, onFile: Lookup): Fault[] {
  const from = warehouseOf(summary)
  const warehouse = from === undefined ? undefined : onFile(from)
  if (!warehouse) return []
  if (!WAREHOUSE.includes(warehouse.entryType)) return when(true, '299')
  const { preliminaryStatementPrintDate: statement } = summary.one('10')
  const entered = parseDay(summary.one('11').estimatedEntryDate)
  const imported = parseDay(warehouse.importDate)
  const isLate = Boolean(entered && imported && entered > addYears(imported, YEARS))
  const withdrawals = warehouse.withdrawals ?? []
  const isNew = withdrawals.every((one) => one.key !== key)
  const isEarly = statement !== undefined && statement < (warehouse.statementDate ?? '')
  return [
    ...when(warehouse.act === 'cancelled', '303'),
    ...when(summary.one('30').port !== warehouse.port, '300'),
    ...when(isLate, '304'),
    ...when(isNew && withdrawals.some(({ isFinal }) => isFinal), '305'),
    ...when(isEarly, '321'),
  ]
}

/** The other type that a warehouse entry with withdrawals cannot take. */
export const typeChangeFaults = (summary: Summary, earlier: FiledSummary | undefined): Fault[] =>
  when(hasWithdrawals(earlier) && summary.one('10').entryType !== earlier?.entryType, 'B65')

export const hasWithdrawals = (filed: FiledSummary | undefined): boolean =>
  (filed?.withdrawals ?? []).length > 0

/** The effect on the warehouse entries of a withdrawal that is filed, or with `isFinal` undefined deleted. */
export function linkEffects(
  key: string,
  earlier: FiledSummary | undefined,
  filed: { from: string; isFinal: boolean } | undefined,
  onFile: Lookup,
): Effect[] {
  const places = new Set([earlier?.warehouse, filed?.from].filter((place) => place !== undefined))
  return [...places].flatMap((place): Effect[] => {
    const warehouse = onFile(place)
    if (!warehouse) return []
    const others = (warehouse.withdrawals ?? []).filter((one) => one.key !== key)
    const own = filed?.from === place ? [{ key, isFinal: filed.isFinal }] : []
    return [{ kind: 'linked', summary: { ...warehouse, withdrawals: [...others, ...own] } }]
  })
}
