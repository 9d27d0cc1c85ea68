import { parse } from 'csv-parse/sync'
import { stripMarkup } from '../rate/index.ts'
import { checkRows } from './check-rows.ts'
import { quoted, tooLongRow, tooManyParts } from './official-size.ts'
import { digitsOf, type Row, type RowProblem } from './row.ts'

const HEADER = [
  'HTS Number',
  'Indent',
  'Description',
  'Unit of Quantity',
  'General Rate of Duty',
  'Special Rate of Duty',
  'Column 2 Rate of Duty',
  'Quota Quantity',
  'Additional Duties',
]

/**
 * The rows of the schedule as the USITC publishes it as CSV. The file is taken whole or, with any problem, not at
 * all: another header, a number twice, a rate that no rule reads, a missing chapter.
 */
export function readOfficialCsv(text: string): { rows: Row[] } | { problems: RowProblem[] } {
  const tooMany = tooManyParts(text)
  if (tooMany) return { problems: [tooMany] }
  const [header, ...cells] = cellsOf(text)
  if (header?.join() !== HEADER.join()) {
    return { problems: [{ row: 0, problem: `the header is ${quoted(header?.join() ?? '')}` }] }
  }
  const tooLong = tooLongRow(cells.map((row) => row.join()))
  if (tooLong) return { problems: [tooLong] }
  const rows = cells.map((row): Row => {
    const [number = '', indent = '', description = '', units = '', general, special, column2, , additional] =
      row
    return {
      number: digitsOf(number),
      indent: indent === '' ? Number.NaN : Number(indent),
      description: stripMarkup(description),
      units: unitsOf(units),
      general: stripMarkup(general ?? ''),
      special: stripMarkup(special ?? ''),
      column2: stripMarkup(column2 ?? ''),
      additional: stripMarkup(additional ?? ''),
    }
  })
  const problems = checkRows(rows)
  return problems.length > 0 ? { problems } : { rows }
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true })
  } catch {
    return []
  }
}

/** The units of a cell: '["No.","kg"]'. 'No. and kg' is two units in one text. */
function unitsOf(cell: string): string[] {
  return [...cell.matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .flatMap(([unit]) => stripMarkup(JSON.parse(unit)).split(' and '))
    .map((unit) => unit.trim())
    .filter(Boolean)
}
