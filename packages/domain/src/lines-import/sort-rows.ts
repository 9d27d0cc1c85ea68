import { isCurrencyCode } from '../reference/index.ts'
import type { ColumnMap } from './find-columns.ts'
import { headingWords, IMPORT_FIELDS, type ImportField } from './headings.ts'
import { cellText, type RawCell } from './raw-sheet.ts'
import { cellNumber } from './read-number.ts'

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
}

const SUBTOTAL = /^SUB ?TOTALS?\b|^PAGE TOTAL|^(TOTAL )?(CARRIED|BROUGHT) FORWARD$|^(小计|小計)/
const TOTAL = /\b(TOTALS?|SUM)\b|^(合计|合計|总计|總計)/
/** 'TOTAL FOB HAI PHONG': a term of sale makes a sum of whatever follows. */
const TOTAL_BY_TERMS = /^(GRAND )?TOTAL (EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)\b/
/** Words that may be beside 'total' in a cell that only names a sum: 'TOTAL 44 PCS', 'Invoice total (USD)'. */
const BESIDE_TOTAL = new Set(
  (
    'A AND THE THIS OF FOR IN ALL TOTAL TOTALS SUM GRAND FINAL OVERALL NET GROSS GROUP SECTION INVOICE ORDER PO LOT ' +
    'CONTAINER SHIPMENT SHEET AMOUNT VALUE PRICE COST QTY QUANTITY WEIGHT DUE PAYABLE US USD DOLLAR DOLLARS ' +
    'PCS PC PIECES UNITS UNIT ITEMS LINES SETS SET PAIRS CTN CTNS CARTONS PACKAGES PKGS PALLETS BOXES KG KGS LB LBS'
  ).split(' '),
)

/** Whether the text of a cell makes its row a sum of others. */
function sumNamedBy(cell: RawCell | undefined): 'subtotal' | 'total' | undefined {
  if (typeof cell !== 'string') return undefined
  const words = headingWords(cell) || cell.trim()
  if (SUBTOTAL.test(words)) return 'subtotal'
  if (!TOTAL.test(words)) return undefined
  if (TOTAL_BY_TERMS.test(words) || /^[合总總]/.test(words)) return 'total'
  const isNamed = words
    .split(' ')
    .every((word) => BESIDE_TOTAL.has(word) || /^\d+$/.test(word) || isCurrencyCode(word))
  return isNamed ? 'total' : undefined
}

const CHARGE =
  /^((OCEAN|SEA|AIR|INLAND|LOCAL|TRUCK) )?(FREIGHT|SHIPPING|DELIVERY|INSURANCE|POSTAGE|VAT|SALES TAX)( (AND|OR|COSTS?|CHARGES?|FEES?|INSURANCE|FREIGHT|HANDLING))*$/
/** What is taken off the price. Below zero it is for the person to spread; above zero it is a sum that was paid or granted. */
const DEDUCTION =
  /^(LESS )?((SPECIAL|CASH|TRADE|VOLUME) )?(DISCOUNT|REBATE|DEPOSIT|DOWN PAYMENT|ADVANCE PAYMENT)( \d+)?$/

const SUMMED: readonly ImportField[] = [
  'entered_value',
  'net_qty',
  'gross_weight_kg',
  'manifest_qty',
  'charges',
]

/** Sorts the rows under the headings. The last total is the end; a total above it, and any subtotal, only sums what is above. */
export function sortRows(below: readonly SheetRow[], columns: ColumnMap, isCut: boolean): SortedRows {
  const kinds = below.map((row) => ({ ...row, kind: kindOf(row.cells, columns) }))
  const first = kinds.findIndex(({ kind }) => kind === 'goods')
  const sums = kinds.filter(
    ({ cells, kind }, index) =>
      index > first && first >= 0 && (kind === 'subtotal' || kind === 'total') && statesSum(cells, columns),
  )
  const last = sums.at(-1)
  const total = !isCut && last?.kind === 'total' ? last : undefined
  const isAbove = ({ row }: SheetRow) => total === undefined || row < total.row
  const ofKind = (wanted: string) => kinds.filter((row) => row.kind === wanted && isAbove(row))
  return {
    goods: ofKind('goods'),
    subtotals: sums.filter((sum) => sum !== total),
    total,
    charges: ofKind('charge'),
    below: kinds.filter(
      (row) => row.kind === 'goods' && !isAbove(row) && isCertainlyGoods(row.cells, columns),
    ),
  }
}

type Holds = (field: ImportField) => boolean

/** Whether a row has something in the column of a field, other than the name of a sum. */
const holding =
  (cells: readonly RawCell[], columns: ColumnMap): Holds =>
  (field) => {
    const column = columns[field]
    return column !== undefined && cellText(cells[column]) !== '' && !sumNamedBy(cells[column])
  }

function kindOf(
  cells: readonly RawCell[],
  columns: ColumnMap,
): 'goods' | 'subtotal' | 'total' | 'charge' | 'other' {
  const holds = holding(cells, columns)
  const named = cells.map(sumNamedBy)
  // A brand may be called 'Total': a row with a number of the tariff, or goods with a price, is no sum.
  const isGoods = holds('htsus') || (holds('description') && holds('unit_price'))
  if (!isGoods && named.includes('subtotal')) return 'subtotal'
  if (!isGoods && named.includes('total')) return 'total'
  const words = cells.map((cell) => (typeof cell === 'string' ? headingWords(cell) : ''))
  const isBelowZero =
    cellNumber(cellText(cells[columns.entered_value ?? -1]))?.digits.startsWith('-') ?? false
  const isCharge = words.some((text) => CHARGE.test(text) || (!isBelowZero && DEDUCTION.test(text)))
  if (isCharge && !holds('htsus') && !holds('part')) return 'charge'
  return isGoodsRow(holds, columns) ? 'goods' : 'other'
}

/** A row of goods has two or more of these fields, one of them a description, a number or a value. */
function isGoodsRow(holds: Holds, columns: ColumnMap): boolean {
  const held = IMPORT_FIELDS.filter(holds)
  return (
    held.length >= Math.min(2, Object.keys(columns).length) &&
    (holds('description') || holds('htsus') || holds('entered_value'))
  )
}

const statesSum = (cells: readonly RawCell[], columns: ColumnMap): boolean =>
  SUMMED.some((field) => columns[field] !== undefined && /\d/.test(cellText(cells[columns[field]])))

/** Below the total come remarks, signatures and accounts of banks; goods have a number of the tariff, or quantity and value. */
function isCertainlyGoods(cells: readonly RawCell[], columns: ColumnMap): boolean {
  const holds = holding(cells, columns)
  return holds('htsus') || (holds('net_qty') && holds('entered_value'))
}
