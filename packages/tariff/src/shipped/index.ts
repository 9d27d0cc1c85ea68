export * from './shipped-schedule.ts'
