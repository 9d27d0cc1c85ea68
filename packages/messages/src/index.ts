export * from './finding.ts'
export * from './formatter.ts'
export * from './parsed-catalogue.ts'
export { ruleMessages } from './rule-messages.ts'
