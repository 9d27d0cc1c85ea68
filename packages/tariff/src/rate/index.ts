export * from './clean-text.ts'
export * from './parse-rate.ts'
export * from './parse-special.ts'
export * from './rate.ts'
