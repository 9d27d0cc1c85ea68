import type { ReadRow } from '../lines-import/index.ts'
import type { Part } from './part.ts'
import { partNumberKey } from './part-number.ts'

/** A spreadsheet drops the zeros in front of a number; part numbers have at most so many. */
const MOST_ZEROS = 4

/** The part numbers that a number of a spreadsheet may have been, without the number itself: '123' gives '0123', '00123', … */
export const withZeros = (number: string): string[] =>
  Array.from({ length: MOST_ZEROS }, (_, count) => '0'.repeat(count + 1) + number)

/**
 * Asks about each part number that the sheet holds as a number and that is a known part with zeros in front. The zeros are
 * proposed, never added: the person says so. `isNumber` names the rows whose part number is a number.
 */
export function rowsWithAskedParts<Row extends ReadRow>(
  rows: readonly Row[],
  parts: readonly Part[],
  isNumber: (row: number) => boolean,
): Row[] {
  const byKey = new Map(parts.map(({ part_number }) => [partNumberKey(part_number), part_number]))
  return rows.map((row) => {
    const cell = row.cells.part
    if (cell?.state !== 'same' || !isNumber(row.row)) return row
    const known = withZeros(cell.text).find((number) => byKey.has(partNumberKey(number)))
    if (known === undefined) return row
    const part = {
      ...cell,
      text: '',
      state: 'asked',
      note: 'lost-zero',
      proposal: byKey.get(partNumberKey(known))!,
    } as const
    return { ...row, cells: { ...row.cells, part } }
  })
}
