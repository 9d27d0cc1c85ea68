export * from './decode-statement.ts'
export * from './encode-statement.ts'
export { cadenceOf } from './open-statement.ts'
export * from './read-filed-money.ts'
