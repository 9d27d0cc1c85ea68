export * from './read-arrival-notice.ts'
export * from './way-of-notice.ts'
