export * from './edition-files.ts'
export * from './shipped-goods.ts'
export * from './shipped-schedules.ts'
export * from './shipped-tariff.ts'
