export * from './interpreted-notice.ts'
export { noticeTime } from './meaning.ts'
export * from './read-status.ts'
export * from './status-messages.ts'
