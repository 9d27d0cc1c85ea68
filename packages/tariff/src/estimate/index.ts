export * from './cost-of-import.ts'
