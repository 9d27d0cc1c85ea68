export * from './message.ts'
