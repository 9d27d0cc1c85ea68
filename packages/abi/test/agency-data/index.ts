export * from './broken-messages.ts'
