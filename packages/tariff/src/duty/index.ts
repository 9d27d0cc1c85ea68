export * from './answered-questions.ts'
export * from './duty-of.ts'
export * from './facts.ts'
export * from './savings.ts'
