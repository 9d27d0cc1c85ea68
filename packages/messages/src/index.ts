export * from './finding.ts'
export * from './formatter.ts'
export * from './parsed-catalogue.ts'
export * from './rule-messages.ts'
