export * from './ae-field-map.ts'
export * from './condition-to-finding.ts'
export * from './entry-summary-facts.ts'
export { filedDraft, formDraft } from './filed-draft.ts'
export * from './filing-findings.ts'
export * from './filing-map.ts'
export { fieldLabel, findingPlace, listLabels } from './finding-place.ts'
export { manifestUnit } from './mapping/cargo.ts'
export { type Metal, metalsAskedOf } from './mapping/declaration.ts'
export { type EntryTypeNeeds, entryTypeNeeds } from './mapping/entry-type-needs.ts'
export { filedLineFees } from './mapping/fees.ts'
export { filedLicenses } from './mapping/license.ts'
export { readRuling } from './mapping/line.ts'
export { linesOfMetal } from './mapping/metal-blocks.ts'
export { isProvinceCode } from './mapping/origin.ts'
export { partyNumber, UNKNOWN_PARTY } from './mapping/party-number.ts'
export { correctionLabels } from './post-summary/change-reasons.ts'
export { correctionOf } from './post-summary/post-summary-facts.ts'
export {
  type AmountChange,
  type SummaryChange,
  type SummaryCorrection,
  summaryCorrection,
} from './post-summary/summary-correction.ts'
export type { FilingRule } from './rules/filing-rule.ts'
export { FILING_RULES } from './rules/index.ts'
export * from './status/index.ts'
export { askedLines } from './tariff-question.ts'
export * from './to-entry-summary-facts.ts'
