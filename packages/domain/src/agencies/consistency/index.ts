export * from './dates.ts'
export * from './origin.ts'
export * from './quantities.ts'
