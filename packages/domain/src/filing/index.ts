export * from './entry-summary-facts.ts'
