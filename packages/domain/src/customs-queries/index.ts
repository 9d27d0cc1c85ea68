export * from './importer-query.ts'
export * from './judge-status-question.ts'
export * from './status-query.ts'
export * from './when-to-ask.ts'
