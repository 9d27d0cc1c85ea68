import { scaled, scaledText, sumCents } from '../money/index.ts'
import { type ColumnMap, type FoundColumns, findColumns } from './find-columns.ts'
import { headingUnits, IMPORT_FIELDS, type ImportField } from './headings.ts'
import { cellText, type RawCell, type RawSheet } from './raw-sheet.ts'
import { type ColumnReading, type ReadCell, readCell, readingOf } from './read-cell.ts'
import { type TotalCheck, totalChecks } from './sheet-totals.ts'
import { roundedToFoot } from './whole-dollars.ts'

/** One row of the sheet as a line. */
export interface ReadRow {
  /** The number of the row in the sheet, from 1. */
  row: number
  cells: Partial<Record<ImportField, ReadCell>>
}

export interface ReadSheet {
  rows: readonly ReadRow[]
  /** The sheet's own sums beside those of the rows; none when the sheet has no row of totals. */
  totals: { row: number; checks: readonly TotalCheck[] } | undefined
  /** The currency that the headings name, when it is not the US dollar. */
  currency: string | undefined
  /** Whether cents were rounded: the entered values are whole dollars that add up to the rounded sum. */
  isRounded: boolean
}

export interface ReadOptions extends FoundColumns {
  /** US dollars for one unit of the sheet's currency, as plain decimal text. */
  rate?: string | undefined
  /** What the person typed in place of a cell, by `cellKey`. */
  mended?: ReadonlyMap<string, string> | undefined
}

/** The key of a cell that a person mended; `row` counts from 1. */
export const cellKey = (row: number, field: ImportField): string => `${row} ${field}`

const TOTAL = /^(grand |sub |invoice )?total\b|^totals?:?$|^sum\b/i

/** A row that sums the others: one of its texts says so. */
const isTotalRow = (cells: readonly RawCell[]): boolean =>
  cells.some((cell) => typeof cell === 'string' && TOTAL.test(cell.trim()))

/** A row of goods holds at least two of the fields that tell one, with a description, a number or a value among them. */
function isGoodsRow(cells: readonly RawCell[], columns: ColumnMap): boolean {
  const holds = (field: ImportField) => {
    const column = columns[field]
    return column !== undefined && cellText(cells[column]) !== ''
  }
  const held = IMPORT_FIELDS.filter(holds)
  return (
    held.length >= Math.min(2, Object.keys(columns).length) &&
    (holds('description') || holds('htsus') || holds('entered_value'))
  )
}

/**
 * Reads the rows under the headings as lines. Rows without goods are left out; the first row of totals ends them. Nothing
 * is guessed: a cell that cannot be read is 'wrong', and a tariff number that may lack its zero is 'asked'.
 */
export function readSheet(sheet: RawSheet, options: ReadOptions): ReadSheet {
  const { header, columns, rate, mended } = options
  const below = sheet.rows.map((cells, index) => ({ row: index + 1, cells })).slice(header + 1)
  const end = below.findIndex(({ cells }, index) => index > 0 && isTotalRow(cells))
  const goods = (end < 0 ? below : below.slice(0, end)).filter(({ cells }) => isGoodsRow(cells, columns))
  const fields = IMPORT_FIELDS.filter((field) => columns[field] !== undefined)
  const readings = new Map<ImportField, ColumnReading>(
    fields.map((field) => {
      const texts = goods.map(({ cells }) => cellText(cells[columns[field]!]))
      return [field, readingOf(field, cellText(sheet.rows[header]?.[columns[field]!]), texts)]
    }),
  )
  const currency = fields
    .map((field) => headingUnits(cellText(sheet.rows[header]?.[columns[field]!])).currency)
    .find((code) => code !== undefined && code !== 'USD')
  const rows = goods.map(({ row, cells }): ReadRow => {
    const read = fields.map((field) => {
      const raw = cells[columns[field]!] ?? null
      return [field, readCell(field, raw, readings.get(field)!, mended?.get(cellKey(row, field)))] as const
    })
    return { row, cells: proposed(Object.fromEntries(read)) }
  })
  const totals = end < 0 ? undefined : below[end]
  const checked = totals && {
    row: totals.row,
    checks: totalChecks(rows, (field) => {
      const column = columns[field]
      const reading = readings.get(field)
      return column === undefined || !reading
        ? undefined
        : readCell(field, totals.cells[column] ?? null, reading)
    }),
  }
  const inDollars = currency && rate ? converted(rows, rate) : rows
  const { rows: whole, isRounded } = inWholeDollars(inDollars)
  return { rows: whole, totals: checked, currency, isRounded }
}

/** Reads a sheet with the columns that are found in it. */
export const readFoundSheet = (sheet: RawSheet): ReadSheet => readSheet(sheet, findColumns(sheet))

type Cells = ReadRow['cells']

/** A value that is missing or cannot be read is quantity times unit price, where both are there; it is proposed, not taken. */
function proposed(cells: Cells): Cells {
  const value = cells.entered_value
  if (!value || (value.state !== 'wrong' && value.state !== 'empty')) return cells
  const quantity = scaled(cells.net_qty?.text, 3)
  const price = scaled(cells.unit_price?.text, 4)
  if (!quantity || !price) return cells
  return {
    ...cells,
    entered_value: { ...value, proposal: scaledText((quantity * price + 50_000n) / 100_000n, 2) },
  }
}

function converted(rows: readonly ReadRow[], rate: string): ReadRow[] {
  const factor = scaled(rate, 6) ?? 0n
  const inDollars = (cell: ReadCell | undefined): ReadCell | undefined => {
    const cents = scaled(cell?.text, 2)
    if (!cell || cents === undefined || cell.text === '') return cell
    return {
      ...cell,
      text: scaledText((cents * factor + 500_000n) / 1_000_000n, 2),
      state: 'mended',
      note: 'converted',
      foreign: cell.text,
    }
  }
  return rows.map(({ row, cells }) => ({
    row,
    cells: {
      ...cells,
      entered_value: inDollars(cells.entered_value),
      charges: inDollars(cells.charges),
    } as Cells,
  }))
}

function inWholeDollars(rows: readonly ReadRow[]): { rows: ReadRow[]; isRounded: boolean } {
  const values = rows.map(({ cells }) => cells.entered_value?.text ?? '')
  const whole = roundedToFoot(values)
  const isRounded = whole.some((text, index) => Number(text) !== Number(values[index]))
  const next = rows.map(({ row, cells }, index): ReadRow => {
    const value = cells.entered_value
    if (!value || value.text === '') return { row, cells }
    const text = whole[index] ?? value.text
    const isSame = Number(text) === Number(value.text)
    return {
      row,
      cells: { ...cells, entered_value: { ...value, text, ...(isSame ? {} : { note: 'rounded' as const }) } },
    }
  })
  return { rows: next, isRounded }
}

/** The sum of a field over rows, as plain decimal text with three places at most. */
export const sumOfField = (rows: readonly ReadRow[], field: ImportField): string =>
  scaledText(sumCents(rows.map(({ cells }) => scaled(cells[field]?.text, 3) ?? 0n)), 3).replace(
    /\.?0+$/,
    '',
  ) || '0'
