export * from './amount.ts'
export * from './cents.ts'
