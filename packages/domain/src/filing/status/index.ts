export * from './interpreted-notice.ts'
export * from './read-status.ts'
export { noticeMessages } from './status-messages.ts'
