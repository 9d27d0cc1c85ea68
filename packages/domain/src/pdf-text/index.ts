export * from './lines-of-text.ts'
export * from './table-of-text.ts'
export * from './text-cells.ts'
export * from './words-of-picture.ts'
