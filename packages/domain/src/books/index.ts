export * from './bills.ts'
export * from './book-rows.ts'
export * from './landed-cost.ts'
export * from './part-costs.ts'
