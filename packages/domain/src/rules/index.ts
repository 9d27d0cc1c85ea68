export * from './context.ts'
export * from './finding.ts'
export * from './profile.ts'
