export * from './table-of-text.ts'
export * from './text-cells.ts'
