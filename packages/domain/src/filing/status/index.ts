export * from './interpreted-notice.ts'
export * from './read-status.ts'
export * from './status-messages.ts'
