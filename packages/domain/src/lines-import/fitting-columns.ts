import { numberOf, PRODUCT, SIGNS } from './decimal-signs.ts'
import type { ImportField } from './import-columns.ts'
import type { RawCell } from './raw-sheet.ts'

type Columns = Partial<Record<ImportField, number>>

/** The part of the rows with three numbers in which quantity times price has to be the value. */
const MOST = 0.8
const TOLERANCE = 0.01

const isProduct = (
  row: readonly RawCell[],
  [quantity, price, value]: readonly number[],
): boolean | undefined => {
  const readings = (at = -1) => SIGNS.flatMap((sign) => numberOf(row[at], sign) || [])
  const all = [readings(quantity), readings(price), readings(value)]
  if (all.some((numbers) => numbers.length === 0)) return undefined
  return all[0]!.some((q) =>
    all[1]!.some((p) => all[2]!.some((v) => Math.abs(q * p - v) <= Math.abs(v) * TOLERANCE)),
  )
}

/** True if quantity times price is the value in most rows; false also where no row has all three. */
function isFitting(sample: readonly (readonly RawCell[])[], trio: readonly number[]): boolean {
  const products = sample.flatMap((row) => isProduct(row, trio) ?? [])
  return products.length > 0 && products.filter(Boolean).length >= products.length * MOST
}

/**
 * The columns of a sheet that has several of one kind, such as ordered and delivered quantities: those whose
 * product is the value, where the most exact headings give none. The value stays: after a discount it is no product. Only
 * where 'Price' is the product of quantity and 'Amount', the two change places. `candidates` are the columns of each
 * field, the most exact first.
 */
export function withFittingColumns(
  sample: readonly (readonly RawCell[])[],
  columns: Columns,
  candidates: ReadonlyMap<ImportField, readonly number[]>,
): Columns {
  const [quantities = [], prices = []] = PRODUCT.map((field) => candidates.get(field) ?? [])
  const value = columns.entered_value
  const chosen = PRODUCT.flatMap((field) => columns[field] ?? [])
  if (chosen.length < PRODUCT.length || value === undefined) return columns
  if (isFitting(sample, chosen)) return columns
  for (const price of prices)
    for (const quantity of quantities)
      if (isFitting(sample, [quantity, price, value]))
        return { ...columns, net_qty: quantity, unit_price: price }
  const [quantity = -1, price = -1] = chosen
  return isFitting(sample, [quantity, value, price])
    ? { ...columns, unit_price: value, entered_value: price }
    : columns
}
