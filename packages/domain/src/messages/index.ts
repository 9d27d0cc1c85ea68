export * from './locale.ts'
export * from './message.ts'
