export * from './application-codes.ts'
export * from './message-kinds.ts'
