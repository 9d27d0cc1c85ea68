import {
  currenciesOfDollar,
  currenciesOfHeading,
  currenciesOfSign,
  currenciesOfTitle,
  isBareDollar,
} from './currency-signs.ts'
import { type FoundColumns, headingOf } from './find-columns.ts'
import { currenciesOfHeadingLanguage, fieldOfHeading } from './headings.ts'
import { IMPORT_FIELDS, type ImportField } from './import-columns.ts'
import { cellName, cellText, type RawCell, type RawSheet } from './raw-sheet.ts'
import { cellNumber } from './read-number.ts'
import type { SheetRow, SortedRows } from './sort-rows.ts'
import { sumNamedBy } from './sum-words.ts'
import { weightUnit } from './weight-units.ts'

/** The currency of the values of a sheet: a code of ISO 4217, or undefined while a person has to say it. */
export interface SheetCurrency {
  code: string | undefined
  /** The possible currencies of the sheet, if it does not settle the currency beyond doubt. */
  asked: readonly string[]
}

type Found = Pick<FoundColumns, 'header' | 'headings'>

/** Each mark of a currency, as the currencies that it may mean. */
type Marks = readonly (readonly string[])[]

const marksOfHeading = (sheet: RawSheet, found: Found, at: number | undefined): Marks =>
  currenciesOfHeading(headingOf(sheet, found, at))

const marksOfCells = (sheet: RawSheet, rows: readonly SheetRow[], at: number): Marks =>
  rows.flatMap(({ row, cells }) => {
    const cell = cells[at]
    const marked =
      typeof cell === 'string' ? cellNumber(cell)?.currencies : currenciesOfFormat(sheet, row, at)
    return marked ? [marked] : []
  })

/** The currencies that the number format of a cell gives; undefined if it gives none. */
export function currenciesOfFormat(
  sheet: RawSheet,
  row: number,
  at: number | undefined,
): readonly string[] | undefined {
  const sign = at === undefined ? undefined : sheet.signs?.get(cellName(row, at))
  return sign === undefined ? undefined : currenciesOfSign(sign)
}

/** The marks of a column: those of its heading and of its cells, also in rows of sums. */
function marksOfColumn(sheet: RawSheet, found: Found, at: number | undefined, rows: SortedRows): Marks {
  if (at === undefined) return []
  const sums = rows.total ? [...rows.subtotals, rows.total] : rows.subtotals
  return [...marksOfHeading(sheet, found, at), ...marksOfCells(sheet, [...rows.goods, ...sums], at)]
}

/** Currencies of the columns of values and of prices, and of a title; US dollars when a sheet names none. */
export function sheetCurrency(sheet: RawSheet, found: FoundColumns, rows: SortedRows): SheetCurrency {
  const { header, columns } = found
  const marksOf = (field: ImportField) => marksOfColumn(sheet, found, columns[field], rows)
  const ofRows = rows.goods.flatMap(({ cells }) => {
    const mark = currenciesOfCode(cells[columns.currency ?? -1])
    return mark ? [mark] : []
  })
  const ofValues = [...marksOf('entered_value'), ...ofRows]
  const goods = new Set(rows.goods.map(({ row }) => row))
  const titles = sheet.rows
    .filter((_, index) => index !== header && !goods.has(index + 1))
    .map((cells) => cells.map(cellText).filter(Boolean).join(' '))
  const ofSums = rows.total ? rows.total.cells.flatMap((cell) => marksOfLabel(cell)) : []
  const marks = [
    ...(ofValues.length > 0 ? ofValues : [...marksOf('unit_price'), ...marksOf('charges')]),
    ...ofSums,
    ...titles.flatMap(currenciesOfTitle),
  ]
  if (marks.length > 0) return resolved(marks, titles)
  // A supplier who writes in another language is seldom paid in US dollars: that is not taken in silence.
  const asked = currenciesOfLanguages(sheet, found)
  return asked ? { code: undefined, asked } : { code: 'USD', asked: [] }
}

/**
 * Returns the currencies to ask about under headings in other languages, including unknown ones; undefined
 * under English ones.
 */
function currenciesOfLanguages(sheet: RawSheet, found: FoundColumns): readonly string[] | undefined {
  const headings = (fields: readonly ImportField[]) =>
    fields.map((field) => headingOf(sheet, found, found.columns[field])).filter(Boolean)
  const all = headings(IMPORT_FIELDS)
  const ofAmounts = headings(['entered_value', 'unit_price'])
  // 'Total' is a word of several languages: the other headings show of which.
  const asked = (ofAmounts.every((text) => /^total$/i.test(text)) ? all : ofAmounts)
    .map(currenciesOfHeadingLanguage)
    .find((codes) => codes.length > 0)
  if (asked) return asked
  const isUnknown = ofAmounts.length > 0 && all.every((text) => fieldOfHeading(text) === undefined)
  return isUnknown ? ['USD', 'EUR'] : undefined
}

/** 'TOTAL EUR' next to the sums names their currency too, and so does 'EUR' alone in their row. */
const marksOfLabel = (cell: RawCell): Marks => {
  const alone = typeof cell === 'string' ? currenciesOfSign(cell) : undefined
  if (alone && weightUnit(String(cell)) === undefined) return [alone]
  return typeof cell === 'string' && (/total/i.test(cell) || sumNamedBy(cell)) && !/\d/.test(cell)
    ? currenciesOfHeading(cell)
    : []
}

function resolved(marks: Marks, titles: readonly string[]): SheetCurrency {
  const common = marks.reduce((left, mark) => left.filter((code) => mark.includes(code)))
  const readings = isBareDollar(common) ? currenciesOfDollar(titles) : common
  if (readings.length === 1) return { code: readings[0], asked: [] }
  const named = marks.flatMap((mark) => (isBareDollar(mark) ? currenciesOfDollar(titles) : mark))
  return { code: undefined, asked: readings.length > 0 ? readings : [...new Set(named)] }
}

/** The currencies that a cell in a currency column gives for its row; undefined if it gives none. */
export const currenciesOfCode = (cell: RawCell | undefined): readonly string[] | undefined =>
  currenciesOfSign(cellText(cell))

/** The currencies that the heading of a column gives for its numbers; undefined if it gives none. */
export function currenciesOfColumn(
  sheet: RawSheet,
  found: Found,
  at: number | undefined,
): readonly string[] | undefined {
  const marks = marksOfHeading(sheet, found, at)
  return new Set(marks.map(String)).size > 1 ? undefined : marks[0]
}
