export { checkEntry, type FinalReviewResult, finalReview, inPageOrder, withFindings } from './check-entry.ts'
export * from './group-issues.ts'
export { neededFields } from './needed-fields.ts'
export { type RuleRecord, ruleRecord } from './rule-record.ts'
