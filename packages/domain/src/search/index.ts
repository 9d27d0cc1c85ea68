export { stem } from './stem.ts'
