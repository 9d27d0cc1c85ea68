export * from './agency-data.ts'
export * from './condition.ts'
