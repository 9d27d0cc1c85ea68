import { type LineItem, lineFields } from '../entry/index.ts'
import {
  IMPORT_COLUMNS,
  IMPORT_FIELDS,
  type ImportField,
  importColumn,
  type ReadCell,
  SUMMED_FIELDS,
} from '../lines-import/index.ts'
import { scaled, scaledText, sumCents } from '../money/index.ts'
import { GOODS_CELLS, type RowWithPart } from './rows-with-parts.ts'

/** One line of an import, with the rows of the sheet behind it when there are several. */
export interface MergedRow extends RowWithPart {
  invoiceRows?: NonNullable<LineItem['invoice_rows']>
}

/** Cells that the rows of one line have in common; the others are added up, listed or left out. */
const isShared = (field: ImportField): boolean => {
  const { sum, differsInLine } = importColumn(field)
  return sum === undefined && !differsInLine
}

const isReadable = ({ state }: ReadCell): boolean => state !== 'wrong' && state !== 'asked'
const textOf = ({ cells }: RowWithPart, field: ImportField): string => cells[field]?.text ?? ''

/**
 * Rows that CBP takes as one line become one line: same HTSUS number, origin, manufacturer and unit, and the same of all
 * that their parts add to a line. Values, quantities, weights and charges are summed. A row without a whole HTSUS number,
 * or with a cell that a person has to look at, is left alone, and so is one that lacks a number that the other has.
 * Lines are in the order of their first rows.
 */
export function mergedRows(rows: readonly RowWithPart[]): MergedRow[] {
  const groups = new Map<string, RowWithPart[]>()
  for (const row of rows) {
    const key = lineKey(row) ?? `row ${row.row}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((group) => (group.length === 1 ? group[0]! : oneLine(group)))
}

/** The key shared by rows of one line; undefined for a row that stays separate. */
function lineKey(row: RowWithPart): string | undefined {
  const digits = textOf(row, 'htsus').replace(/\D/g, '')
  if (digits.length !== 10 || !Object.values(row.cells).every(isReadable)) return undefined
  // A quantity for an agency is that of its row.
  if (row.agencies?.some(({ shipment_answers }) => shipment_answers?.length)) return undefined
  const facts = IMPORT_FIELDS.filter(isShared)
  const ofPart = Object.entries(row.fromPart ?? {}).filter(([name]) => !OF_CELLS.has(name))
  return JSON.stringify([
    facts.map((field) => textOf(row, field)),
    SUMMED_FIELDS.map((field) => textOf(row, field) !== ''),
    ofPart,
    row.agencies,
  ])
}

/** Goods that the cells of a row show, so that they are compared there. */
const OF_CELLS: ReadonlySet<string> = new Set(GOODS_CELLS)

function oneLine(rows: readonly RowWithPart[]): MergedRow {
  const [first] = rows as [RowWithPart]
  const cells = { ...first.cells }
  for (const field of SUMMED_FIELDS) {
    const cell = cells[field]
    if (cell?.text) cells[field] = summed(rows, field, cell)
  }
  for (const field of ['part', 'order'] as const)
    if (cells[field] && new Set(rows.map((row) => textOf(row, field))).size > 1)
      cells[field] = { raw: '', text: '', state: 'empty' }
  const description = listedGoods(distinct(rows.map((row) => textOf(row, 'description'))))
  if (cells.description) cells.description = { ...cells.description, text: description }
  return { ...first, cells, invoiceRows: rows.map(invoiceRow) }
}

function summed(
  rows: readonly RowWithPart[],
  field: (typeof SUMMED_FIELDS)[number],
  first: ReadCell,
): ReadCell {
  const sum = (texts: readonly string[]) => sumText(texts, IMPORT_COLUMNS[field].sum)
  const text = sum(rows.map((row) => textOf(row, field)))
  const foreign = rows.flatMap(({ cells }) => cells[field]?.foreign ?? [])
  return { ...first, raw: '', text, ...(foreign.length > 0 && { foreign: sum(foreign) }) }
}

const sumText = (texts: readonly string[], places: number): string =>
  scaledText(sumCents(texts.map((text) => scaled(text, places) ?? 0n)), places).replace(/\.?0+$/, '') || '0'

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))]

/** 'Oak table; Oak chair': as many goods as a description holds, then how many more there are. */
function listedGoods(goods: readonly string[]): string {
  const all = goods.join('; ')
  if (all.length <= lineFields.description.maxLength) return all
  for (let count = goods.length - 1; count > 0; count -= 1) {
    const some = `${goods.slice(0, count).join('; ')}; and ${goods.length - count} more`
    if (some.length <= lineFields.description.maxLength) return some
  }
  return goods[0] ?? ''
}

/** A row as a line keeps it, without what the row lacks. */
const invoiceRow = (row: RowWithPart): NonNullable<LineItem['invoice_rows']>[number] =>
  Object.fromEntries(
    Object.entries({
      part_number: textOf(row, 'part'),
      purchase_order: textOf(row, 'order'),
      description: textOf(row, 'description'),
      quantity: textOf(row, 'net_qty'),
      unit: textOf(row, 'net_uom'),
      value: textOf(row, 'entered_value'),
      gross_weight_kg: textOf(row, 'gross_weight_kg'),
    }).filter(([, text]) => text !== ''),
  )
