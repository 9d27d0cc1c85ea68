import { currenciesOfSign } from './currency-signs.ts'
import { withFittingColumns } from './fitting-columns.ts'
import { headingBlock } from './heading-block.ts'
import { isOfForeignTariff } from './heading-notes.ts'
import { fieldOfHeading, isOfOther } from './headings.ts'
import type { ColumnMap, ImportField } from './import-columns.ts'
import { cellText, type RawSheet } from './raw-sheet.ts'
import { readCountry } from './read-country.ts'
import { probableUnit, readUnit } from './read-unit.ts'
import { withSplitCells } from './split-cells.ts'
import { weightUnitOfHeading } from './weight-units.ts'

export interface FoundColumns {
  /** The row with the headings, the last of several; -1 when the sheet has none. */
  header: number
  columns: ColumnMap
  /** The heading of each column, where several rows name it. */
  headings?: readonly string[]
  /** Columns whose headings another reader takes: what agencies ask. */
  aside?: ReadonlySet<number>
}

/** The heading of a column; '' for none. */
export const headingOf = (
  { rows }: RawSheet,
  { header, headings }: Pick<FoundColumns, 'header' | 'headings'>,
  column: number | undefined,
): string => (column === undefined ? '' : (headings?.[column] ?? cellText(rows[header]?.[column])))

/** Titles, addresses and invoice numbers come first; the headings are within so many rows. */
const SEARCHED_ROWS = 40
const SAMPLED_ROWS = 60
const LEAST_HEADINGS = 2
/** More than any rank of a heading. */
const HIDDEN = 1000

/** True if a heading is one word, with at most a sign next to it: 'Net £'. */
const isAlone = (cell: string, word: string): boolean => cell.replace(/[^A-Za-z]/g, '').toLowerCase() === word

/** 'Net' next to 'VAT', and after a discount, where it is the price that is paid. */
const NET_OF_TAX = { field: 'entered_value', rank: 60 } as const
const NET_OF_DISCOUNT = { field: 'entered_value', rank: -1 } as const

/** What comes after its likes: a weight in pounds beside one in kilograms, the number of another country's tariff. */
const after = (cell: string, field: ImportField | undefined): number =>
  (field === 'gross_weight_kg' && (weightUnitOfHeading(cell) ?? 'kg') !== 'kg') ||
  (field === 'htsus' && isOfForeignTariff(cell))
    ? 200
    : 0

/** The columns that headings name for each field, the most exact first, and those that are shown before hidden ones. */
function candidatesOfHeadings(
  row: readonly string[],
  isAside: IsAside,
  hidden: ReadonlySet<number> = new Set(),
): ReadonlyMap<ImportField, readonly number[]> {
  const named: { field: ImportField; rank: number; index: number }[] = []
  const isOfOrders = row.some((cell) => /^line ?item\b/i.test(cell))
  // Between 'Net' and 'VAT', 'Gross' is an amount with the tax.
  const isTaxed = row.some((cell) => /\b(vat|gst|tax)\b/i.test(cell))
  const isDiscounted = row.some((cell) => /\b(discount|disc|rebate)\b/i.test(cell))
  row.forEach((cell, index) => {
    // Shopify writes the sums of an order into its first line.
    const isOfSheet = (isOfOrders && /^(sub)?total$/i.test(cell)) || (isTaxed && isAlone(cell, 'gross'))
    const net = isDiscounted ? NET_OF_DISCOUNT : isTaxed ? NET_OF_TAX : undefined
    const found =
      net && isAlone(cell, 'net') ? net : isOfSheet || isAside(cell) ? undefined : fieldOfHeading(cell)
    // Beside a column of currencies, 'Amount' alone is in that of the books.
    const isForeign = /\b(foreign|transaction|document) currency\b/i.test(cell)
    const rank =
      (found?.rank ?? 0) + (hidden.has(index) ? HIDDEN : 0) - (isForeign ? 1 : 0) + after(cell, found?.field)
    if (found) named.push({ field: found.field, rank, index })
  })
  const ranked = named.sort((a, b) => a.rank - b.rank)
  return new Map(
    ranked.map(({ field }) => [field, ranked.filter((one) => one.field === field).map(({ index }) => index)]),
  )
}

/** The column that headings name for each field: the most exact one. */
const columnsOfHeadings = (
  row: readonly string[],
  isAside: IsAside,
  hidden?: ReadonlySet<number>,
): ColumnMap =>
  Object.fromEntries(
    [...candidatesOfHeadings(row, isAside, hidden)]
      .map(([field, [first = 0]]) => [field, first] as const)
      .sort(([, left], [, right]) => left - right),
  )

const isHts = (text: string): boolean => /^\d{4}[. ]?\d{2}[. ]?\d{2}[. ]?\d{2}$/.test(text)

/** A field that a column shows by what most of its cells hold. */
function fieldOfContent(cells: readonly string[]): ImportField | undefined {
  const filled = cells.filter(Boolean)
  if (filled.length === 0) return undefined
  const isMost = (holds: (text: string) => boolean) => filled.filter(holds).length > filled.length * 0.6
  if (isMost(isHts)) return 'htsus'
  // 'kg' under 'Unidade' is a unit, not Kyrgyzstan.
  if (isMost((text) => readUnit(text) !== undefined || probableUnit(text) !== undefined)) return undefined
  if (isMost((text) => /^[A-Za-z]{2}$|^[\p{L} .'-]{2,30}$/u.test(text) && readCountry(text) !== undefined))
    return 'origin_country'
  if (isMost((text) => /^[A-Z]{3}$/.test(text) && currenciesOfSign(text) !== undefined)) return 'currency'
  if (isMost((text) => /^[A-Z]{2}[A-Z0-9]{6,13}$/.test(text) && /\d/.test(text))) return 'manufacturer_mid'
  if (isMost((text) => /[A-Za-z]{3}/.test(text) && text.includes(' '))) return 'description'
  return undefined
}

/** Cells of a row of headings whose words are not known, at least. */
const LEAST_TITLES = 3

/**
 * The row of headings in words that are not known: texts without digits, directly over the first row that has numbers
 * under them. -1 when there is none.
 */
function likelyHeader(rows: RawSheet['rows']): number {
  return rows.slice(0, SEARCHED_ROWS).findIndex((row, index) => {
    const filled = row.map(cellText).filter(Boolean)
    if (filled.length < LEAST_TITLES || !filled.every((text) => /^\D*\p{L}\D*$/u.test(text))) return false
    const isNumbered = (rows[index + 1] ?? []).some(
      (cell, column) => cellText(row[column]) !== '' && /^[^\p{L}]*\d[^\p{L}]*$/u.test(cellText(cell)),
    )
    return isNumbered
  })
}

/** True if another reader takes the column of a heading. */
type IsAside = (heading: string) => boolean
const NEVER: IsAside = () => false

/**
 * Finds the headings of a sheet and what its columns hold: by their names, then, for fields that have none, by their
 * content. Columns that another reader takes are left to it.
 */
export function findColumns(sheet: RawSheet, isAside: IsAside = NEVER): FoundColumns {
  const { rows } = sheet
  let header = -1
  let columns: ColumnMap = {}
  rows.slice(0, SEARCHED_ROWS).forEach((row, index) => {
    const named = columnsOfHeadings(row.map(cellText), isAside, sheet.hiddenColumns)
    if (Object.keys(named).length < Math.max(LEAST_HEADINGS, Object.keys(columns).length + 1)) return
    header = index
    columns = named
  })
  let headings: readonly string[] | undefined
  const block = header < 0 ? undefined : headingBlock(sheet, header)
  if (block && block.last > block.first) {
    header = block.last
    headings = block.headings
    columns = columnsOfHeadings(headings, isAside, sheet.hiddenColumns)
  }
  if (header < 0) header = likelyHeader(rows)
  const taken = new Set(Object.values(columns))
  const sample = rows.slice(header + 1, header + 1 + SAMPLED_ROWS)
  const width = Math.max(0, ...sample.map((row) => row.length))
  for (let column = 0; column < width; column += 1) {
    if (taken.has(column) || sheet.hiddenColumns?.has(column)) continue
    const heading = headingOf(sheet, { header, ...(headings && { headings }) }, column)
    if (isOfOther(heading) || isAside(heading)) continue
    const field = fieldOfContent(sample.map((row) => cellText(row[column])))
    if (field && columns[field] === undefined) columns[field] = column
  }
  const names = headings ?? (rows[header] ?? []).map(cellText)
  const aside = new Set(names.flatMap((name, column) => (isAside(name) ? [column] : [])))
  const found = { header, columns, ...(headings && { headings }), ...(aside.size > 0 && { aside }) }
  const candidates = candidatesOfHeadings(names, isAside, sheet.hiddenColumns)
  return {
    ...found,
    columns: withSplitCells(sample, withFittingColumns(sample, columns, candidates), (column) =>
      headingOf(sheet, found, column),
    ),
  }
}
