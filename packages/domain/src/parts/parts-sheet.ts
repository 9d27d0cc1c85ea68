import type { FieldDefinition } from '../entry/index.ts'
import {
  cellText,
  fieldOfHeading,
  headingWords,
  type ImportField,
  type RawSheet,
} from '../lines-import/index.ts'
import { checkPart, type PartFault } from './check-part.ts'
import { goodsOf, MOST_IMPORTED_PARTS, type Part } from './part.ts'
import { columnValue, PART_COLUMNS, type PartColumn, partOfColumns } from './part-columns.ts'
import { partNumberKey } from './part-number.ts'

/** A row of a sheet of parts that cannot be imported: its number in the sheet, the column, and why. */
export interface WrongRow {
  readonly row: number
  /** The field of the part. */
  readonly path: string
  /** `twice`: an earlier row has the same part number. `not-list`: a cell of answers or permits that cannot be read. */
  readonly fault: PartFault | 'twice' | 'not-list'
}

export type PartsSheet =
  | {
      readonly ok: true
      readonly parts: readonly Part[]
      readonly wrong: readonly WrongRow[]
      /** Headings that are no field of a part; their columns are left out. */
      readonly leftOut: readonly string[]
    }
  | { readonly ok: false; readonly refusal: 'no-part-numbers' | 'too-many' }

/** The headings of a sheet of parts. */
export const PART_HEADINGS: readonly string[] = PART_COLUMNS.map(({ heading }) => heading)

/** A part as the cells of a sheet. Lists are JSON text, so that they are read back as they are. */
export const partCells = (part: Part): string[] =>
  PART_COLUMNS.map((column) => guarded(cellOf(column, columnValue(part, column))))

function cellOf({ field }: PartColumn, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (field.kind === 'codes') return (value as string[]).join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A text that begins like a formula, which a CSV file has with an apostrophe in front of it. */
const FORMULA = /^'+[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/
/** A text that itself begins with that apostrophe gets another one, so that reading takes away what writing added. */
const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
const unguarded = (text: string): string => (FORMULA.test(text) ? text.slice(1) : text)

/** Headings that suppliers and other programs use, by the field of a sheet of lines. */
const PATH_OF_IMPORT: Partial<Record<ImportField, string>> = {
  part: 'part_number',
  description: 'description',
  htsus: 'htsus',
  origin_country: 'origin_country',
  net_uom: 'net_uom',
  manufacturer_mid: 'manufacturer_mid',
}

const byHeading = new Map(
  PART_COLUMNS.flatMap((column) => [
    [headingWords(column.heading), column] as const,
    [headingWords(column.path), column] as const,
    // A line words some fields in another way; earlier exports have its words.
    [headingWords(column.field.label ?? ''), column] as const,
  ]),
)
const byPath = new Map(PART_COLUMNS.map((column) => [column.path, column]))

function columnOf(heading: string): PartColumn | undefined {
  const named = byHeading.get(headingWords(heading))
  if (named) return named
  const field = fieldOfHeading(heading)?.field
  return field && byPath.get(PATH_OF_IMPORT[field] ?? '')
}

const SEARCHED_ROWS = 40

/**
 * Reads a sheet of parts: the row of headings is the first one that names the part number and another field. Every row
 * that cannot be imported is named with its column; rows without any text are skipped.
 */
export function readParts({ rows }: Pick<RawSheet, 'rows'>): PartsSheet {
  const header = rows.slice(0, SEARCHED_ROWS).findIndex((row) => {
    const found = row.map((cell) => columnOf(cellText(cell))?.path)
    return found.includes('part_number') && found.filter(Boolean).length > 1
  })
  if (header < 0) return { ok: false, refusal: 'no-part-numbers' }
  const headings = rows[header]!.map(cellText)
  const columns = headings.map(columnOf)
  const body = rows
    .map((cells, index) => ({ row: index + 1, texts: cells.map((cell) => unguarded(cellText(cell))) }))
    .slice(header + 1)
    .filter(({ texts }) => texts.some(Boolean))
  if (body.length > MOST_IMPORTED_PARTS) return { ok: false, refusal: 'too-many' }
  const wrong: WrongRow[] = []
  const parts: Part[] = []
  const seen = new Set<string>()
  for (const { row, texts } of body) {
    const { part, faults } = partOfRow(columns, texts)
    const key = partNumberKey(part.part_number)
    if (key !== '' && seen.has(key)) faults.push({ path: 'part_number', fault: 'twice' })
    seen.add(key)
    wrong.push(...faults.map((fault) => ({ row, ...fault })))
    parts.push(part)
  }
  return {
    ok: true,
    parts,
    wrong,
    leftOut: headings.filter((heading, index) => heading !== '' && !columns[index]),
  }
}

function partOfRow(columns: readonly (PartColumn | undefined)[], texts: readonly string[]) {
  const faults: Omit<WrongRow, 'row'>[] = []
  const values = columns.flatMap((column, index): [PartColumn, unknown][] => {
    const text = texts[index] ?? ''
    if (!column || text === '') return []
    if (column.field.kind !== 'list') return [[column, valueOfText(column, text)]]
    const list = listOf(column, text)
    if (list) return [[column, list]]
    faults.push({ path: column.path, fault: 'not-list' })
    return []
  })
  const read = partOfColumns(values)
  const part: Part = { ...goodsOf(read), part_number: read.part_number.trim() }
  return { part, faults: [...faults, ...checkPart(part)] }
}

const valueOfText = ({ field }: PartColumn, text: string): unknown =>
  field.kind === 'codes' ? text.split(/[\s,;]+/).filter(Boolean) : text

/** The rows of a list from its JSON text; undefined for any other text, and for rows with other fields. */
function listOf({ field }: PartColumn, text: string): unknown[] | undefined {
  try {
    const rows: unknown = JSON.parse(text)
    return isListOf(field, rows) ? rows : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** True for rows whose values are texts, or rows of the lists inside. */
const isListOf = ({ fields = {} }: FieldDefinition, rows: unknown): rows is unknown[] =>
  Array.isArray(rows) &&
  rows.every(
    (row) =>
      typeof row === 'object' &&
      row !== null &&
      Object.entries(row).every(([name, value]) => {
        const field = fields[name]
        return field !== undefined && (field.fields ? isListOf(field, value) : typeof value === 'string')
      }),
  )
