import { stripMarkup } from '../rate/index.ts'
import { checkRows } from './check-rows.ts'
import { tooLongRow, tooManyParts } from './official-size.ts'
import { digitsOf, type Row, type RowProblem } from './row.ts'

/** The members of a row of the official JSON that the product reads. Members that are null or missing are empty. */
type OfficialRow = Readonly<Record<string, unknown>>

/**
 * The rows of the schedule as the USITC publishes it as JSON: an array of rows with `htsno`, `indent`, `description`,
 * `units`, `general`, `special`, `other` and `additionalDuties`. Taken whole or, with any problem, not at all.
 */
export function readOfficialJson(text: string): { rows: Row[] } | { problems: RowProblem[] } {
  const tooMany = tooManyParts(text)
  if (tooMany) return { problems: [tooMany] }
  const parsed = parsedRows(text)
  if (!parsed) return { problems: [{ row: 0, problem: 'the file is no JSON array of rows' }] }
  const tooLong = tooLongRow(parsed.map((row) => Object.values(row).flat().map(textOf).join()))
  if (tooLong) return { problems: [tooLong] }
  const rows = parsed.map(
    (row): Row => ({
      number: digitsOf(textOf(row.htsno)),
      indent: Number(textOf(row.indent) || Number.NaN),
      description: stripMarkup(textOf(row.description)),
      units: unitsOf(row.units),
      general: stripMarkup(textOf(row.general)),
      special: stripMarkup(textOf(row.special)),
      column2: stripMarkup(textOf(row.other)),
      additional: stripMarkup(textOf(row.additionalDuties)),
    }),
  )
  const problems = checkRows(rows)
  return problems.length > 0 ? { problems } : { rows }
}

function parsedRows(text: string): OfficialRow[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    const isRow = (row: unknown): row is OfficialRow => typeof row === 'object' && row !== null
    return Array.isArray(parsed) && parsed.length > 0 && parsed.every(isRow) ? parsed : undefined
  } catch {
    return undefined
  }
}

const textOf = (member: unknown): string =>
  typeof member === 'string' ? member : typeof member === 'number' ? String(member) : ''

/** 'No. and kg' is two units in one text. */
const unitsOf = (member: unknown): string[] =>
  (Array.isArray(member) ? member : [])
    .flatMap((unit) => stripMarkup(textOf(unit)).split(' and '))
    .map((unit) => unit.trim())
    .filter(Boolean)
