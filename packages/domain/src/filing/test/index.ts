export * from './any-figures.ts'
