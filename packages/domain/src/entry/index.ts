export * from './draft.ts'
export * from './status.ts'
export * from './steps.ts'
