import { isChargeNamedBy } from './charge-words.ts'
import { type ColumnMap, IMPORT_FIELDS, type ImportField, SUMMED_FIELDS } from './import-columns.ts'
import { cellText, type RawCell } from './raw-sheet.ts'
import { cellNumber, plainDigits } from './read-number.ts'
import { beginsOrEndsWithTotal, sumNamedBy } from './sum-words.ts'

/** A row of the sheet with its number, from 1. */
export interface SheetRow {
  row: number
  cells: readonly RawCell[]
}

/** The rows under the headings by what they are. */
export interface SortedRows {
  goods: readonly SheetRow[]
  /** Rows that sum some of the goods; goods may follow. */
  subtotals: readonly SheetRow[]
  /** The row that sums all goods and ends them. */
  total: SheetRow | undefined
  /** Freight, insurance or tax as a row. */
  charges: readonly SheetRow[]
  /** Rows below the total that look like goods. */
  below: readonly SheetRow[]
  /** Other rows above and among the goods, such as a text alone, and the foot of a form: they become no line. */
  others: readonly SheetRow[]
}

/** The text at the foot of a form, in the column where goods have a description. */
const FOOT =
  /https?:|\bwww\.|\bsignature\b|\b(?:hereby|do) (?:declare|certify)\b|\b(?:i|we) (?:declare|certify)\b|^these (?:commodities|items|goods)\b|\b(?:swift|iban)\b|^page \d+ of \d+/i

/** Sorts the rows under the headings. The last total is the end; a total above it, and any subtotal, only sums what is above. */
export function sortRows(below: readonly SheetRow[], columns: ColumnMap, isCut: boolean): SortedRows {
  const kinds = withUnnamedTotal(
    withTotalsOfNames(
      below.map((row) => ({ ...row, kind: kindOf(row.cells, columns) })),
      columns,
    ),
    columns,
  )
  const first = kinds.findIndex(({ kind }) => kind === 'goods')
  const sums = kinds.filter(
    ({ cells, kind }, index) =>
      index > first && first >= 0 && (kind === 'subtotal' || kind === 'total') && statesSum(cells, columns),
  )
  const last = sums.at(-1)
  const total = !isCut && last?.kind === 'total' ? last : undefined
  const isAbove = ({ row }: SheetRow) => total === undefined || row < total.row
  const lastGoods = kinds.findLastIndex((row) => row.kind === 'goods' && isAbove(row))
  const ofKind = (wanted: string) => kinds.filter((row) => row.kind === wanted && isAbove(row))
  return {
    goods: ofKind('goods'),
    subtotals: sums.filter((sum) => sum !== total),
    total,
    charges: ofKind('charge'),
    below: kinds.filter(
      (row) => row.kind === 'goods' && !isAbove(row) && isCertainlyGoods(row.cells, columns),
    ),
    others: kinds.filter(
      (row, index) =>
        isAbove(row) &&
        first >= 0 &&
        (row.kind === 'foot' || (row.kind === 'other' && index <= lastGoods + 1 && row.cells.some(cellText))),
    ),
  }
}

type Kind = 'goods' | 'subtotal' | 'total' | 'charge' | 'foot' | 'other'

/** A number of a row, by the sign that it shows, else by the other reading that a sum may need. */
function readings(cell: RawCell | undefined): number[] {
  if (typeof cell === 'number') return [cell]
  const digits = cellNumber(cellText(cell))?.digits
  if (digits === undefined) return []
  return (['.', ','] as const).map((sign) => Number(plainDigits(digits, sign) ?? Number.NaN))
}

/**
 * 'Total Oak chair' is a sum where no other part of it is of goods, and where its value, or else its quantity, is that of
 * the rows since the sum above it, or of all rows above it. Without a quantity it is no goods at all.
 */
function withTotalsOfNames<Row extends SheetRow & { kind: Kind }>(
  rows: readonly Row[],
  columns: ColumnMap,
): readonly Row[] {
  const above: Row[] = []
  let group: Row[] = []
  return rows.map((row) => {
    const isNamed = row.cells.some((cell) => typeof cell === 'string' && beginsOrEndsWithTotal(cell))
    const holds = holding(row.cells, columns)
    const isSum = (at: number | undefined) =>
      at !== undefined &&
      [above, group].some((summed) =>
        [0, 1].some((way) => {
          const sum = summed.reduce((total, { cells }) => total + (readings(cells[at]).at(way) ?? 0), 0)
          return summed.length > 0 && readings(row.cells[at]).some((one) => Math.abs(one - sum) < 0.005)
        }),
      )
    const isTotal =
      row.kind === 'goods' &&
      isNamed &&
      above.length > 0 &&
      !holds('htsus') &&
      !holds('unit_price') &&
      (!holds('net_qty') || isSum(columns.entered_value) || isSum(columns.net_qty))
    if (isTotal || row.kind === 'subtotal') group = []
    else if (row.kind === 'goods') {
      above.push(row)
      group.push(row)
    }
    return isTotal ? { ...row, kind: 'total' as const } : row
  })
}

/**
 * A last row without a price or a tariff number, whose value, and quantity if it has one, are the sums of those above it, is
 * a total, whatever it is called.
 */
function withUnnamedTotal<Row extends SheetRow & { kind: Kind }>(
  rows: readonly Row[],
  columns: ColumnMap,
): readonly Row[] {
  const goods = rows.filter(({ kind }) => kind === 'goods')
  const last = goods.at(-1)
  const at = columns.entered_value
  if (!last || at === undefined || goods.length < 3) return rows
  const holds = holding(last.cells, columns)
  if ((['htsus', 'unit_price'] as const).some(holds) || (holds('part') && holds('description'))) return rows
  const isSum = (column: number) =>
    (['.', ','] as const).some((sign) => {
      const values = goods.map(({ cells }) => {
        const text = cellText(cells[column])
        const number =
          typeof cells[column] === 'number' ? text : plainDigits(cellNumber(text)?.digits ?? '', sign)
        return Number(number ?? Number.NaN)
      })
      const sum = values.slice(0, -1).reduce((total, value) => total + value, 0)
      return Math.abs(sum - (values.at(-1) ?? Number.NaN)) < 0.005
    })
  const quantities = columns.net_qty
  const isTotal = isSum(at) && (!holds('net_qty') || (quantities !== undefined && isSum(quantities)))
  return isTotal ? rows.map((row) => (row === last ? { ...row, kind: 'total' as const } : row)) : rows
}

type Holds = (field: ImportField) => boolean

/** True if a row has content in the column of a field, other than the name of a sum. */
const holding =
  (cells: readonly RawCell[], columns: ColumnMap): Holds =>
  (field) => {
    const column = columns[field]
    return column !== undefined && cellText(cells[column]) !== '' && !sumNamedBy(cells[column])
  }

function kindOf(cells: readonly RawCell[], columns: ColumnMap): Kind {
  const holds = holding(cells, columns)
  const named = cells.map(sumNamedBy)
  // A brand may be called 'Total': a row with a number of the tariff, or goods with a price, is no sum.
  const isGoods = holds('htsus') || (holds('description') && holds('unit_price'))
  if (!isGoods && named.includes('subtotal')) return 'subtotal'
  if (!isGoods && named.includes('total')) return 'total'
  const isBelowZero =
    cellNumber(cellText(cells[columns.entered_value ?? -1]))?.digits.startsWith('-') ?? false
  const isCharge = cells.some((cell) => isChargeNamedBy(cell, isBelowZero))
  if (isCharge && !holds('htsus') && !holds('part')) return 'charge'
  const isPriced = holds('htsus') || holds('unit_price') || holds('entered_value')
  if (!isPriced && cells.some((cell) => typeof cell === 'string' && FOOT.test(cell.trim()))) return 'foot'
  // A line of a form that was left at zero: 'Other (specify): 0.00'.
  const isOfGoods = (['part', 'htsus', 'net_qty', 'unit_price'] as const).some(holds)
  const isZero = /^0+([.,]0+)?$/.test(cellNumber(cellText(cells[columns.entered_value ?? -1]))?.digits ?? '')
  if (isZero && !isOfGoods) return 'other'
  return isGoodsRow(holds, columns) ? 'goods' : 'other'
}

/** A row of goods has two or more of these fields, one of them a description, a number or a value. */
function isGoodsRow(holds: Holds, columns: ColumnMap): boolean {
  const held = IMPORT_FIELDS.filter(
    (field) => field !== 'currency' && field !== 'weight_unit' && holds(field),
  )
  return (
    held.length >= Math.min(2, Object.keys(columns).length) &&
    (holds('description') || holds('htsus') || holds('entered_value'))
  )
}

const statesSum = (cells: readonly RawCell[], columns: ColumnMap): boolean =>
  SUMMED_FIELDS.some((field) => columns[field] !== undefined && /\d/.test(cellText(cells[columns[field]])))

/** Below the total come remarks, signatures and accounts of banks; goods have a number of the tariff, or quantity and value. */
function isCertainlyGoods(cells: readonly RawCell[], columns: ColumnMap): boolean {
  const holds = holding(cells, columns)
  return holds('htsus') || (holds('net_qty') && holds('entered_value'))
}
