export * from './by-hand.ts'
