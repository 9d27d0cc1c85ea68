export type { DecimalQuestion } from './decimal-signs.ts'
export { type ColumnMap, type FoundColumns, findColumns } from './find-columns.ts'
export { fieldOfHeading, headingWords, IMPORT_FIELDS, type ImportField } from './headings.ts'
export { cellText, columnLetters, type RawCell, type RawSheet } from './raw-sheet.ts'
export type { CellNote, CellState, ReadCell } from './read-cell.ts'
export type { DecimalSign } from './read-number.ts'
export {
  cellKey,
  type NamedRow,
  type ReadOptions,
  type ReadSheet,
  readSheet,
  sumOfField,
} from './read-sheet.ts'
export type { ReadRow } from './row-values.ts'
export { agrees, type CheckedSum, type TotalCheck } from './sheet-totals.ts'
export { splitRows } from './split-rows.ts'
