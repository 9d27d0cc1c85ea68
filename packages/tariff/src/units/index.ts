export * from './convert.ts'
export * from './unit-codes.ts'
