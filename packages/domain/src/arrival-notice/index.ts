export * from './read-arrival-notice.ts'
