export * from './note-of.ts'
export * from './read-excerpts.ts'
