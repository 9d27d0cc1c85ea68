export * from './decode-query-answer.ts'
export * from './encode-query.ts'
export * from './message-kind.ts'
export { QUERY_ANSWER_LAYOUTS, QUERY_LAYOUTS } from './records.ts'
