export * from './line-of-row.ts'
