export * from './foreign-ports.ts'
export * from './lookups.ts'
export * from './port-names.ts'
export * from './ports.ts'
