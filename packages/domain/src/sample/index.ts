export { NOT_ON_FILE, PRACTICE_IMPORTERS } from './not-on-file.ts'
export * from './sample-entry.ts'
export * from './sample-entry-draft.ts'
