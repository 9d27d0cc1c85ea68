export { partNumberKey } from './part-number.ts'
