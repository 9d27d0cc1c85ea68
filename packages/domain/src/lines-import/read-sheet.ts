import { scaled, scaledText, sumCents } from '../money/index.ts'
import { type DecimalQuestion, decimalSigns } from './decimal-signs.ts'
import { type FoundColumns, findColumns, headingOf } from './find-columns.ts'
import { isOfForeignTariff } from './heading-notes.ts'
import { IMPORT_FIELDS, type ImportField, type NumberField } from './import-columns.ts'
import { isRepeatedHeading, withContinuations } from './joined-rows.ts'
import { cellName, cellText, type RawCell, type RawSheet } from './raw-sheet.ts'
import { type ColumnReading, readCell } from './read-cell.ts'
import { cellNumber, type DecimalSign, doubtfulSeparator, plainDigits } from './read-number.ts'
import { unitOfHeading } from './read-unit.ts'
import {
  inDollars,
  inWholeDollars,
  type ReadRow,
  withDiscounts,
  withProposal,
  withUnitOfQuantity,
} from './row-values.ts'
import {
  currenciesOfCode,
  currenciesOfColumn,
  currenciesOfFormat,
  type SheetCurrency,
  sheetCurrency,
} from './sheet-currency.ts'
import { type CheckedSum, checkSums } from './sheet-totals.ts'
import { type SheetRow, sortRows } from './sort-rows.ts'
import { unknownHeadings } from './unknown-headings.ts'
import { weightUnit, weightUnitOfHeading } from './weight-units.ts'

/** A row that is no line, with its texts. */
export interface NamedRow {
  row: number
  text: string
}

export interface ReadSheet {
  rows: readonly ReadRow[]
  /** The sheet's own sums with those of the rows; none when the sheet has no row of totals, or was cut. */
  totals: CheckedSum | undefined
  /** Rows that sum some of the goods. */
  subtotals: readonly CheckedSum[]
  /** Freight, insurance or tax as a row: no goods. */
  charges: readonly NamedRow[]
  /** Rows below the total that look like goods. */
  below: readonly NamedRow[]
  /** Rows that the person left out, or whose amount below zero is spread over the others. */
  leftOut: readonly NamedRow[]
  spread: readonly NamedRow[]
  /** Rows of goods that the workbook hides; they are lines when the person shows them. */
  hidden: readonly NamedRow[]
  /** Rows above and among the goods that become no line: texts alone, the foot of a form. */
  others: readonly NamedRow[]
  /** Headings of columns that are not understood, while a line lacks a value that one of them may have. */
  unknown: readonly string[]
  /** The currency of the values, when it is known and not the US dollar. */
  currency: string | undefined
  /** The currency that the sheet names, and where. */
  named: SheetCurrency
  /** Columns whose numbers may be thousands or decimals. */
  decimals: readonly DecimalQuestion[]
  /** Filled rows of the file that were not read. */
  cut: number
  /** True if cents were rounded: the entered values are whole dollars that add up to the rounded sum. */
  isRounded: boolean
}

export interface ReadOptions extends FoundColumns {
  /** US dollars for one unit of the sheet's currency, as plain decimal text. */
  rate?: string | undefined
  /** The currency that the person chose. */
  currency?: string | undefined
  /** The decimal sign that the person chose for a column. */
  decimals?: ReadonlyMap<ImportField, DecimalSign> | undefined
  /** Rows that the person left out, or whose amount below zero is spread over the others. */
  leftOut?: ReadonlySet<number> | undefined
  spread?: ReadonlySet<number> | undefined
  /** Hidden rows that the person takes. */
  shown?: ReadonlySet<number> | undefined
  /** The text that the person typed in place of a cell, by `cellKey`. */
  mended?: ReadonlyMap<string, string> | undefined
}

/** The key of a cell that a person mended; `row` counts from 1. */
export const cellKey = (row: number, field: ImportField): string => `${row} ${field}`

/**
 * Reads the rows under the headings as lines. Rows that sum others, and rows without goods, are left out. Nothing is
 * guessed: a cell that cannot be read is 'wrong'; a tariff number that may lack its zero, and a number that may be thousands
 * or decimals, is 'asked'.
 */
export function readSheet(sheet: RawSheet, options: ReadOptions): ReadSheet {
  const { header, columns, rate, mended } = options
  const below = sheet.rows
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(header + 1)
    .filter(({ cells }) => !isRepeatedHeading(cells, sheet.rows[header]))
  const continued = withContinuations(below, columns, sortRows(below, columns, Boolean(sheet.cut)))
  const isHidden = ({ row }: SheetRow) =>
    (sheet.hidden?.has(row) ?? false) && !(options.shown?.has(row) ?? false)
  const all = sortRows(continued.rows, columns, Boolean(sheet.cut))
  const sorted = { ...all, goods: all.goods.filter((row) => !isHidden(row)) }
  const isSpread = ({ row }: SheetRow) => options.spread?.has(row) ?? false
  const isLeftOut = ({ row }: SheetRow) => options.leftOut?.has(row) ?? false
  // Every line needs a number of the tariff: rows of a sheet that has no column for it are given one.
  // Without a column of values, quantity times price is proposed for each.
  const isPriced = columns.net_qty !== undefined && columns.unit_price !== undefined
  const fields = IMPORT_FIELDS.filter(
    (field) => columns[field] !== undefined || field === 'htsus' || (field === 'entered_value' && isPriced),
  )
  const { signs, questions } = decimalSigns(sorted.goods, columns, options.decimals)
  const named = sheetCurrency(sheet, options, sorted)
  const code = options.currency ?? named.code
  const readings = new Map(
    fields.map((field): [ImportField, ColumnReading] => [
      field,
      {
        decimal: signs.has(field as NumberField) ? signs.get(field as NumberField) : '.',
        weight: weightUnitOfHeading(headingOf(sheet, options, columns[field])),
        unit: unitOfHeading(headingOf(sheet, options, columns[field])),
        isForeignTariff: isOfForeignTariff(headingOf(sheet, options, columns[field])),
        isDate: false,
        currencies: currenciesOfColumn(sheet, options, columns[field]),
        currency: code,
      },
    ]),
  )
  const cellOf = ({ row, cells }: SheetRow, field: ImportField) => {
    const at = columns[field]
    const reading = readings.get(field)!
    const currencies =
      currenciesOfFormat(sheet, row, at) ??
      currenciesOfCode(mended?.get(cellKey(row, 'currency')) ?? cells[columns.currency ?? -1]) ??
      reading.currencies
    const unit = cellText(cells[columns.weight_unit ?? -1])
    const isDate = at !== undefined && (sheet.dates?.has(cellName(row, at)) ?? false)
    return readCell(
      field,
      cells[at ?? -1] ?? null,
      { ...reading, currencies, isDate, weight: weightUnit(unit) ?? reading.weight },
      mended?.get(cellKey(row, field)),
    )
  }
  const asLine = (row: SheetRow): ReadRow => {
    const read = fields.map((field) => {
      const cell = cellOf(row, field)
      const isContinued = field === 'description' && continued.joined.has(row.row) && cell.state === 'same'
      return [
        field,
        isContinued ? { ...cell, state: 'mended' as const, note: 'continued' as const } : cell,
      ] as const
    })
    return { row: row.row, cells: withProposal(withUnitOfQuantity(Object.fromEntries(read))) }
  }
  const kept = sorted.goods.filter((row) => !isLeftOut(row))
  const amountOf = ({ cells }: SheetRow) =>
    amountBelowZero(cells[columns.entered_value ?? -1], signs.get('entered_value'))
  const lines = kept.map((row) => ({
    line: asLine(row),
    discount: isSpread(row) ? amountOf(row) : undefined,
  }))
  const discounted = withDiscounts(lines)
  const spread = kept.filter(({ row }) => discounted.spread.has(row))
  const sums = checkSums(
    lines.map(({ line, discount }) =>
      discounted.spread.has(line.row) ? amountLine(line.row, discount) : line,
    ),
    sorted,
    (sum, field) => (columns[field] === undefined ? undefined : cellOf(sum, field)),
  )
  const currency = code === 'USD' ? undefined : code
  const { rows: whole, isRounded } = inWholeDollars(
    currency && rate ? inDollars(discounted.rows, rate) : discounted.rows,
  )
  return {
    rows: whole,
    totals: sums.total,
    subtotals: sums.subtotals,
    charges: sorted.charges.map(namedRow),
    below: sorted.below.map(namedRow),
    leftOut: sorted.goods.filter(isLeftOut).map(namedRow),
    spread: spread.map(namedRow),
    hidden: all.goods.filter(isHidden).map(namedRow),
    others: sorted.others.map(namedRow),
    unknown: unknownHeadings(sheet, options, sorted.goods),
    currency,
    named,
    decimals: questions,
    cut: sheet.cut ?? 0,
    isRounded,
  }
}

/** Reads a sheet with the columns that are found in it. */
export const readFoundSheet = (sheet: RawSheet): ReadSheet => readSheet(sheet, findColumns(sheet))

const namedRow = ({ row, cells }: SheetRow): NamedRow => ({
  row,
  text: cells
    .map(cellText)
    .filter((text) => /\p{L}/u.test(text))
    .slice(0, 2)
    .join(' '),
})

/** A value below zero as plain decimal text; undefined for any other, and while its decimals are in doubt. */
function amountBelowZero(cell: RawCell | undefined, column: DecimalSign | undefined): string | undefined {
  const number = cellNumber(cellText(cell))
  if (!number || (!column && typeof cell === 'string' && doubtfulSeparator(number.digits))) return undefined
  const amount = plainDigits(number.digits, typeof cell === 'string' ? (column ?? '.') : '.')
  return amount?.startsWith('-') ? amount : undefined
}

/** A row that is spread, as the sums of the sheet count it. */
const amountLine = (row: number, amount = '0'): ReadRow => ({
  row,
  cells: { entered_value: { raw: amount, text: amount, state: 'same' } },
})

/** The sum of a field over rows, as plain decimal text with three places at most. */
export const sumOfField = (rows: readonly ReadRow[], field: ImportField): string =>
  scaledText(sumCents(rows.map(({ cells }) => scaled(cells[field]?.text, 3) ?? 0n)), 3).replace(
    /\.?0+$/,
    '',
  ) || '0'
