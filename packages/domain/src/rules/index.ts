export { entryRules, feeRules, lineRules } from './catalogue/index.ts'
export {
  checkBond,
  checkEntry,
  checkPage,
  type FinalReviewResult,
  finalReview,
  inPageOrder,
} from './check-entry.ts'
export { checkField, checkStep, errorsOf } from './check-step.ts'
export * from './context.ts'
export { type EntryFacts, entryFacts } from './facts.ts'
export * from './finding.ts'
export type { FeeFacts, LineFacts } from './line-facts.ts'
export * from './rule.ts'
export { type RuleRecord, ruleRecord } from './rule-record.ts'
export { shownProgress } from './shown-progress.ts'
export * from './validation-status.ts'
export * from './words.ts'
