export * from './rate-day.ts'
export * from './spread-charges.ts'
export * from './terms-of-sale.ts'
export * from './value-worksheet.ts'
