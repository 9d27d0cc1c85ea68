export * from './decode-status-answer.ts'
export * from './encode-status-query.ts'
export * from './read-status-query.ts'
export * from './status-answer-records.ts'
