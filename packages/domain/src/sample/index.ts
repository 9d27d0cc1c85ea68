export * from './sample-entry.ts'
export * from './sample-entry-draft.ts'
