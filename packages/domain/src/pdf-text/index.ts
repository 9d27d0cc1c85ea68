export * from './table-of-text.ts'
export { type Cell, cellsOf, isSameRow, type TextItem } from './text-cells.ts'
