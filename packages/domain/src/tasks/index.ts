export * from './summary-due.ts'
export * from './task.ts'
export * from './tasks-of.ts'
