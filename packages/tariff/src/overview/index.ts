export * from './measures-of.ts'
