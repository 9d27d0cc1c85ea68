import {
  findColumns,
  type RawCell,
  type RawSheet,
  type ReadRow,
  readFoundSheet,
} from '../lines-import/index.ts'
import { scaled, scaledText } from '../money/index.ts'

/** What a packing list adds to the rows of an invoice, and the heading that the import reads it by. */
const ADDED = [
  ['gross_weight_kg', 'Gross weight (kg)'],
  ['manifest_qty', 'Cartons'],
] as const

type AddedField = (typeof ADDED)[number][0]

/** The goods of a row: the part number, else the description. */
const goodsOf = ({ cells }: ReadRow): string =>
  (cells.part?.text || cells.description?.text || '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

const PLACES = 3

/**
 * The sheet of an invoice with weights and cartons of its packing list as further columns, for rows whose goods the
 * invoice has once; several rows of the packing list with the same goods are added up. The invoice alone where it has
 * the columns, or no goods are the same.
 */
export function packedSheet(invoice: RawSheet, packing: RawSheet): RawSheet {
  const { header, columns } = findColumns(invoice)
  if (header < 0) return invoice
  const rows = readFoundSheet(invoice).rows
  const packed = Map.groupBy(readFoundSheet(packing).rows, goodsOf)
  const counts = Map.groupBy(rows, goodsOf)
  const cellsOf = (field: AddedField): ReadonlyMap<number, RawCell> =>
    new Map(
      rows.flatMap((row) => {
        const goods = goodsOf(row)
        const sum =
          counts.get(goods)?.length === 1 && goods ? sumOf(packed.get(goods) ?? [], field) : undefined
        return sum === undefined ? [] : [[row.row, sum] as const]
      }),
    )
  const added = ADDED.filter(([field]) => columns[field] === undefined)
    .map(([field, heading]) => ({ heading, cells: cellsOf(field) }))
    .filter(({ cells }) => cells.size > 0)
  if (added.length === 0) return invoice
  const width = Math.max(...invoice.rows.map((row) => row.length))
  const blank = (row: readonly RawCell[]) => Array.from({ length: width - row.length }, () => null)
  return {
    ...invoice,
    rows: invoice.rows.map((row, index) => [
      ...row,
      ...blank(row),
      ...added.map(({ heading, cells }) => (index === header ? heading : (cells.get(index + 1) ?? null))),
    ]),
  }
}

/** The sum of a field over rows; undefined when one of them has no number. */
function sumOf(rows: readonly ReadRow[], field: AddedField): number | undefined {
  const numbers = rows.map(({ cells }) => scaled(cells[field]?.text, PLACES))
  if (numbers.length === 0 || numbers.some((number) => number === undefined)) return undefined
  const sum = numbers.reduce<bigint>((total, number) => total + (number ?? 0n), 0n)
  return Number(scaledText(sum, PLACES))
}
