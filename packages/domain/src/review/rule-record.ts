import { RELEASE_RULES } from '../filing/release/release-findings.ts'
import { FILING_RULES } from '../filing/rules/index.ts'
import { entryRules, feeRules, lineRules } from '../rules/catalogue/index.ts'
import type { RuleLayer } from '../rules/rule.ts'

/** The record of a rule in addition to its finding: its layer, and its source. */
export interface RuleRecord {
  rule_id: string
  layer: RuleLayer
  source: string
  /** The named page of the data layer that the rule belongs to. */
  group?: string
}

let records: ReadonlyMap<string, RuleRecord> | undefined

/** Made when first asked for, so that a program that never asks does not carry the table. */
function allRecords(): ReadonlyMap<string, RuleRecord> {
  const rules = [...entryRules, ...lineRules, ...feeRules, ...FILING_RULES, ...RELEASE_RULES]
  const records = rules.map(
    ({ id, layer, source, group }): RuleRecord => ({ rule_id: id, layer, source, ...(group && { group }) }),
  )
  return new Map(records.map((record) => [record.rule_id, record]))
}

/** The rule behind a finding; undefined for what no rule of the product said. */
export function ruleRecord(ruleId: string): RuleRecord | undefined {
  records ??= allRecords()
  return records.get(ruleId)
}
