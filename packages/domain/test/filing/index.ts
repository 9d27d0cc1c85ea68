export * from './any-figures.ts'
export { ADDITIONAL_BOND } from './facts-of.ts'
export * from './rule-context.ts'
export * from './sample-entry.ts'
