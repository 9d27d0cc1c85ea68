export * from './line-record-states.ts'
export * from './project-lines.ts'
export * from './project-records.ts'
export * from './project-transport.ts'
