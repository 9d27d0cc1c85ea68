export * from './shipped-schedule.ts'
export * from './shipped-tariff.ts'
