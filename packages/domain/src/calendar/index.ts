export * from './calendar-day.ts'
export * from './federal-holidays.ts'
export * from './working-days.ts'
