export * from './edition-files.ts'
export * from './shipped-schedule.ts'
export * from './shipped-tariff.ts'
