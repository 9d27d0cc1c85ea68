export * from './rate-day.ts'
export * from './terms-of-sale.ts'
export * from './value-worksheet.ts'
