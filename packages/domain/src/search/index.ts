export * from './asked-goods.ts'
export { stem } from './stem.ts'
