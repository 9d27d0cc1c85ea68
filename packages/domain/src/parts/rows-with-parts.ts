import type { Classification } from '../entry/index.ts'
import type { ImportField, ReadCell, ReadRow } from '../lines-import/index.ts'
import { applyPart, type Goods, type Part } from './part.ts'
import { partNumberKey } from './part-number.ts'

/** A row of a sheet of lines, with what it takes of the part of its part number. */
export interface RowWithPart extends ReadRow {
  fromPart?: Goods
  /** Why its number was chosen, for one that a person found in the search of the tariff. */
  found?: Classification
}

/** Columns of a sheet of lines that hold a field of goods under the same name. */
export const GOODS_CELLS = [
  'description',
  'htsus',
  'origin_country',
  'net_uom',
  'manufacturer_mid',
] as const satisfies readonly (ImportField & keyof Goods)[]

/**
 * The rows with what they lack filled in from the parts of their part numbers. What a sheet has wins, also where it cannot
 * be read: a person decides about it.
 */
export function rowsWithParts(rows: readonly ReadRow[], parts: readonly Part[]): RowWithPart[] {
  const byKey = new Map(parts.map((part) => [partNumberKey(part.part_number), part]))
  return rows.map((row) => {
    const part = byKey.get(partNumberKey(row.cells.part?.text ?? ''))
    if (!part) return row
    const fromPart = applyPart(goodsOfCells(row), part, 'fill')
    return { ...row, cells: { ...row.cells, ...cellsOf(fromPart) }, fromPart }
  })
}

const goodsOfCells = ({ cells }: ReadRow): Goods =>
  Object.fromEntries(GOODS_CELLS.map((field) => [field, cells[field]?.text || cells[field]?.raw || '']))

const cellsOf = (goods: Goods): Partial<Record<ImportField, ReadCell>> =>
  Object.fromEntries(
    GOODS_CELLS.filter((field) => goods[field]).map((field): [ImportField, ReadCell] => [
      field,
      { raw: '', text: goods[field] ?? '', state: 'mended', note: 'from-part' },
    ]),
  )
