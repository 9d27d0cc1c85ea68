export * from './read-arrival-notice.ts'
export { isDayInDoubt } from './read-values.ts'
export * from './way-of-notice.ts'
