export * from './letters.ts'
export * from './plan.ts'
export * from './progress.ts'
export * from './steps.ts'
