export * from './agency-data.ts'
export * from './condition.ts'
export * from './judge-agency-data.ts'
export * from './shape-conditions.ts'
