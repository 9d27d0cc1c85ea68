export * from './foreign-ports.ts'
export * from './lookups.ts'
export * from './ports.ts'
