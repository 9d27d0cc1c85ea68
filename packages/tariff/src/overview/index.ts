export * from './measures-of.ts'
export * from './not-owed.ts'
export * from './program-of-heading.ts'
