export * from './finding.ts'
export * from './formatter.ts'
export { ruleMessages } from './rule-messages.ts'
