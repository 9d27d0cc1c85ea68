export * from './read-status.ts'
export * from './status-meaning.ts'
export { noticeMessages } from './status-messages.ts'
