export * from './read-status.ts'
export * from './status-meaning.ts'
