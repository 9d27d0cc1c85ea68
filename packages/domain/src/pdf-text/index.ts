export * from './table-of-text.ts'
export { type Cell, cellsOf, isSameRow, type Place, type TextItem } from './text-cells.ts'
