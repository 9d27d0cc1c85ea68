export * from './calendar-day.ts'
export * from './federal-holidays.ts'
export * from './months.ts'
export * from './working-days.ts'
