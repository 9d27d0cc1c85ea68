import { currenciesOfSign } from './currency-signs.ts'
import type { ImportField } from './import-columns.ts'
import { cellText, type RawCell } from './raw-sheet.ts'
import { cellNumber } from './read-number.ts'
import { probableUnit, readUnit } from './read-unit.ts'

const isSign = (text: string): boolean => currenciesOfSign(text) !== undefined
const isNumber = (text: string): boolean => cellNumber(text) !== undefined
const isUnit = (text: string): boolean => readUnit(text) !== undefined || probableUnit(text) !== undefined

/**
 * The columns of a sheet in which one heading is over two of them: 'Amount' over 'USD' and '1,200.00', 'Qty' over '100' and
 * 'PCS'. The amounts are in the second, and the first or the second is a column of currencies or units. `sample` are rows under
 * the headings.
 */
export function withSplitCells(
  sample: readonly (readonly RawCell[])[],
  found: Partial<Record<ImportField, number>>,
  headingAt: (column: number) => string,
): Partial<Record<ImportField, number>> {
  const columns = { ...found }
  const isMost = (column: number, holds: (text: string) => boolean) => {
    const filled = sample.map((row) => cellText(row[column])).filter(Boolean)
    return filled.filter(holds).length > filled.length * 0.6
  }
  const isFree = (column: number) =>
    headingAt(column) === '' &&
    Object.values({ ...columns, currency: undefined }).every((at) => at !== column)
  for (const field of ['entered_value', 'unit_price'] as const) {
    const at = columns[field]
    if (at === undefined || !isFree(at + 1) || !isMost(at, isSign) || !isMost(at + 1, isNumber)) continue
    columns[field] = at + 1
    columns.currency ??= at
  }
  const quantity = columns.net_qty
  if (quantity !== undefined && columns.net_uom === undefined && isFree(quantity + 1))
    if (isMost(quantity, isNumber) && isMost(quantity + 1, isUnit)) columns.net_uom = quantity + 1
  return columns
}
