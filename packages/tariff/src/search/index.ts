export * from './search-index.ts'
