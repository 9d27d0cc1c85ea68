import { agencyHeading, isAgencyHeading, statementsOfRow } from '@edfe/domain/agency-columns'
import { fieldLabel, type LineItem } from '@edfe/domain/entry'
import { lineOfRow } from '@edfe/domain/imported-line'
import {
  cellName,
  cellText,
  columnLetters,
  type FoundColumns,
  findColumns,
  headingOf,
  type ImportField,
  importColumn,
  type RawSheet,
  type ReadRow,
  type ReadSheet,
  readSheet,
} from '@edfe/domain/lines-import'
import { type Part, rowsWithAskedParts, rowsWithParts, withZeros } from '@edfe/domain/parts'

/** A column of the sheet and the field that it fills, as the pages name it; null for one that is read and not kept. */
export interface MappedColumn {
  column: string
  heading: string
  field: string | null
}

/** A cell that no line takes: it cannot be read, or only a person can say what it means. */
interface OpenCell {
  cell: string
  text: string
  why: string
  /** What it probably means. */
  proposal: string | undefined
}

/** What the rows of a sheet are as lines of a draft, and what is left out. */
export interface SheetLines {
  sheet: string
  lines: Partial<LineItem>[]
  columns: MappedColumn[]
  /** Rows that are no lines: totals, charges, texts, hidden rows. */
  rowsLeftOut: { row: number; text: string }[]
  columnsLeftOut: string[]
  cellsLeftOut: OpenCell[]
  /** Part numbers of the sheet that are parts of the organization. */
  knownParts: number
}

/** The currency that a sheet needs a rate for. */
export interface NeedsRate {
  currency: string
}

interface Options {
  /** US dollars for one unit of the sheet's currency. */
  rate: string | undefined
  knownParts: (numbers: readonly string[]) => Promise<readonly Part[]>
}

/** Of several sheets, the one whose columns are named best, those that the workbook hides left out. */
export function likelySheet(sheets: readonly RawSheet[]): RawSheet | undefined {
  const named = (sheet: RawSheet) =>
    sheet.isHidden ? -1 : Object.keys(findColumns(sheet, isAgencyHeading).columns).length
  return [...sheets].sort((one, other) => named(other) - named(one))[0]
}

/** Reads the rows of a sheet as lines, as the pages do before a person looks: nothing is guessed. */
export async function linesOfSheet(
  sheet: RawSheet,
  { rate, knownParts }: Options,
): Promise<SheetLines | NeedsRate> {
  const found = findColumns(sheet, isAgencyHeading)
  const read = readSheet(sheet, { ...found, rate })
  if (read.currency && !rate) return { currency: read.currency }
  const numbers = read.rows.map(({ cells }) => cells.part?.text ?? '').filter(Boolean)
  const isNumber = (row: number) => typeof sheet.rows[row - 1]?.[found.columns.part ?? -1] === 'number'
  const asked = numbers.flatMap((number) => [number, ...withZeros(number)])
  const parts = numbers.length > 0 ? await knownParts([...new Set(asked)]) : []
  const rows = rowsWithParts(rowsWithAskedParts(read.rows, parts, isNumber), parts).map(
    withAgencies(sheet, found),
  )
  const exchange = read.currency && rate ? { currency: read.currency, rate, day: '', source: '' } : undefined
  return {
    sheet: sheet.name,
    lines: rows.map((row) => lineOfRow(row, exchange)),
    columns: columnsOf(sheet, found),
    rowsLeftOut: leftOutOf(read),
    columnsLeftOut: columnsLeftOut(sheet, found, read.rows),
    cellsLeftOut: rows.flatMap((row) => openCells(row, found)),
    knownParts: parts.length,
  }
}

const withAgencies =
  (sheet: RawSheet, { aside }: FoundColumns, found = findColumns(sheet, isAgencyHeading)) =>
  <Row extends ReadRow>(row: Row): Row => {
    const columns = new Map(
      [...(aside ?? [])].flatMap((column) => {
        const heading = agencyHeading(headingOf(sheet, found, column))
        return heading ? [[column, heading] as const] : []
      }),
    )
    const agencies = statementsOfRow(columns, sheet.rows[row.row - 1] ?? [], row.cells.htsus?.text ?? '')
    return agencies.length > 0 ? { ...row, agencies } : row
  }

/** The name of a field as the pages have it; null for a column that no field keeps. */
function nameOf(field: ImportField): string | null {
  const kept = importColumn(field).field
  return kept ? (fieldLabel(`line_items.0.${kept}`).defaultMessage ?? kept) : null
}

const columnsOf = (sheet: RawSheet, found: FoundColumns): MappedColumn[] =>
  Object.entries(found.columns).map(([field, column]) => ({
    column: columnLetters(column),
    heading: headingOf(sheet, found, column),
    field: nameOf(field as ImportField),
  }))

function columnsLeftOut(sheet: RawSheet, found: FoundColumns, rows: readonly ReadRow[]): string[] {
  const taken = new Set([...Object.values(found.columns), ...(found.aside ?? [])])
  const width = Math.max(0, ...rows.map(({ row }) => sheet.rows[row - 1]?.length ?? 0))
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !taken.has(column))
    .filter((column) => rows.some(({ row }) => cellText(sheet.rows[row - 1]?.[column]) !== ''))
    .map((column) => headingOf(sheet, found, column) || `column ${columnLetters(column)}`)
}

const leftOutOf = ({ charges, below, hidden, others, subtotals, totals }: ReadSheet) =>
  [
    ...[charges, below, hidden, others].flat().map(({ row, text }) => ({ row, text })),
    ...[...subtotals, ...(totals ? [totals] : [])].map(({ row }) => ({ row, text: 'a sum' })),
  ].sort((one, other) => one.row - other.row)

const openCells = ({ row, cells }: ReadRow, { columns }: FoundColumns): OpenCell[] =>
  Object.entries(cells).flatMap(([field, cell]) => {
    const column = columns[field as ImportField]
    if (column === undefined || (cell.state !== 'wrong' && cell.state !== 'asked')) return []
    return [
      {
        cell: cellName(row, column),
        text: cell.raw,
        why: cell.note ?? cell.state,
        proposal: cell.proposal,
      },
    ]
  })
