import { type FoundColumns, headingOf } from './find-columns.ts'
import { fieldOfHeading, isOfOther } from './headings.ts'
import { IMPORT_FIELDS, importColumn } from './import-columns.ts'
import { cellText, type RawSheet } from './raw-sheet.ts'
import type { SheetRow } from './sort-rows.ts'

/**
 * The fields that a sheet may lack without a warning: the number is proposed, the unit is given next to
 * quantities.
 */
const MAY_LACK: ReadonlySet<string> = new Set(['htsus', 'net_uom'])

/**
 * The headings of filled columns that are not understood and become nothing, while a field that a line needs has no
 * column: one of them may be it. Columns that are known to be something else are not among them.
 */
export function unknownHeadings(sheet: RawSheet, found: FoundColumns, goods: readonly SheetRow[]): string[] {
  const { columns } = found
  const isLacking = IMPORT_FIELDS.some(
    (field) => importColumn(field).asked && !MAY_LACK.has(field) && columns[field] === undefined,
  )
  if (!isLacking) return []
  const taken = new Set([...Object.values(columns), ...(found.aside ?? [])])
  const width = Math.max(0, ...goods.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => column)
    .filter((column) => !taken.has(column) && goods.some(({ cells }) => cellText(cells[column]) !== ''))
    .map((column) => headingOf(sheet, found, column))
    .filter((text) => /\p{L}{2}/u.test(text) && fieldOfHeading(text) === undefined && !isOfOther(text))
}
