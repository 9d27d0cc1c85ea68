import { findColumns } from '../../src/lines-import/find-columns.ts'
import type { ImportField } from '../../src/lines-import/import-columns.ts'
import type { RawCell, RawSheet } from '../../src/lines-import/raw-sheet.ts'
import { type ReadOptions, readFoundSheet, readSheet } from '../../src/lines-import/read-sheet.ts'

/** Rows as a sheet of a supplier, a carrier or an accounting program. */
export const sheetOf = (rows: readonly RawCell[][], more: Partial<RawSheet> = {}): RawSheet => ({
  name: '',
  rows,
  ...more,
})

/** The sheet as it is read with what a person chose. */
export const readWith = (options: Partial<ReadOptions>, rows: readonly RawCell[][]) => {
  const sheet = sheetOf(rows)
  return readSheet(sheet, { ...findColumns(sheet), ...options })
}
/** The same as it is read at first. */
export const read = (...rows: RawCell[][]) => readFoundSheet(sheetOf(rows))

export const textsOf = (rows: ReturnType<typeof read>['rows'], field: ImportField) =>
  rows.map(({ cells }) => cells[field]?.text)
