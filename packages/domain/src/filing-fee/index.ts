export * from './charged-filings.ts'
export * from './due-filing.ts'
export * from './invoices.ts'
export * from './prices.ts'
