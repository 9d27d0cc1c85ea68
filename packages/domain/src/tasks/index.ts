export { type SummaryDue, summaryDue } from './summary-due.ts'
export * from './task.ts'
export { allTaskMessages } from './task-messages.ts'
export * from './tasks-of.ts'
