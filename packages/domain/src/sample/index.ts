export { NOT_ON_FILE } from './not-on-file.ts'
export * from './sample-entry.ts'
export * from './sample-entry-draft.ts'
