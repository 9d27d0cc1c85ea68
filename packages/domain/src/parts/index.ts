export { checkPart, type PartFault, type PartFinding, wordsOfColumn } from './check-part.ts'
export { GOODS_FIELD_NAMES, type GoodsFieldName, goodsFields } from './goods-fields.ts'
export { rowsWithAskedParts, withZeros } from './lost-zeros.ts'
export { type MergedRow, mergedRows } from './merged-rows.ts'
export {
  applyPart,
  type Goods,
  goodsOf,
  MOST_CHANGED_PARTS,
  MOST_IMPORTED_PARTS,
  MOST_PARTS,
  type Part,
  partOfLine,
} from './part.ts'
export { columnValue, PART_COLUMNS, type PartColumn, partOfColumns } from './part-columns.ts'
export { partNumberKey } from './part-number.ts'
export { type PartsOfLines, partsOfLines } from './parts-of-lines.ts'
export { PART_HEADINGS, type PartsSheet, partCells, readParts, type WrongRow } from './parts-sheet.ts'
export { type RowWithPart, rowsWithParts } from './rows-with-parts.ts'
export { SHARED_FIELDS, type SharedField, sharedFieldFault, withSharedField } from './shared-field.ts'
