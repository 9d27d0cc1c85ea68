export * from './read-columns.ts'
