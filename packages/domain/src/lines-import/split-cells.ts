import { currenciesOfSign } from './currency-signs.ts'
import { fieldOfHeading } from './headings.ts'
import type { ImportField } from './import-columns.ts'
import { cellText, type RawCell } from './raw-sheet.ts'
import { cellNumber } from './read-number.ts'
import { probableUnit, readUnit } from './read-unit.ts'
import { weightUnit } from './weight-units.ts'

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
    return filled.length > 0 && filled.filter(holds).length > filled.length * 0.6
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
  // Units next to quantities and weights are theirs under any heading that is not understood: 'UMV', 'Gew.-Einh.'.
  const isUnnamed = (column: number) =>
    fieldOfHeading(headingAt(column)) === undefined && Object.values(columns).every((at) => at !== column)
  const quantity = columns.net_qty
  if (quantity !== undefined && columns.net_uom === undefined && isUnnamed(quantity + 1))
    if (isMost(quantity, isNumber) && isMost(quantity + 1, isUnit)) columns.net_uom = quantity + 1
  const weight = columns.gross_weight_kg
  if (weight !== undefined && columns.weight_unit === undefined && isUnnamed(weight + 1))
    if (isMost(weight, isNumber) && isMost(weight + 1, (text) => weightUnit(text) !== undefined))
      columns.weight_unit = weight + 1
  return columns
}
