export * from './claims.ts'
export * from './programs.ts'
