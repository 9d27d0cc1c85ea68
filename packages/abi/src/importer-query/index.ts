export * from './decode-importer-answer.ts'
export * from './encode-importer-query.ts'
export * from './importer-answer-records.ts'
export * from './read-importer-query.ts'
