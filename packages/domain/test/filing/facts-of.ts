import { feeRowOf, proposeFees } from '../../src/calculations/propose-fees.ts'
import type { DraftData, LineItem } from '../../src/entry/draft.ts'
import type { EntrySummaryFacts } from '../../src/filing/entry-summary-facts.ts'
import { filedDraft } from '../../src/filing/filed-draft.ts'
import { toEntrySummaryFacts } from '../../src/filing/to-entry-summary-facts.ts'
import type { RulesProfileName } from '../../src/profile/index.ts'
import { ruleContext } from './rule-context.ts'
import { sampleEntry } from './sample-entry.ts'

/** What is filed of the sample entry after a change; throws the findings of a draft that is refused. */
export function factsOf(
  change: (draft: DraftData) => void = () => undefined,
  profile?: RulesProfileName,
): EntrySummaryFacts {
  const draft = sampleEntry()
  change(draft)
  const result = toEntrySummaryFacts(filedDraft(draft), ruleContext(profile))
  if (!result.ok)
    throw new Error(result.findings.map(({ rule_id, detail }) => `${rule_id} ${detail}`).join(', '))
  return result.facts
}

/** The bond that goods under a case of 5 percent or more need beside a continuous one. */
export const ADDITIONAL_BOND = {
  additional_surety: '054',
  additional_number: 'STB2026001',
  additional_amount: '12000.00',
}

/** The fee rows that step 5 proposes for the entry as it is now. */
export function takeProposedFees(draft: DraftData): void {
  draft.totals_declarations!.fee_summary = proposeFees(draft).map((fee) => feeRowOf(fee, fee.fee_type))
}

/** What is filed of its first line after a change. */
export const lineFactsOf = (change: Partial<LineItem>, more: (draft: DraftData) => void = () => undefined) =>
  factsOf((draft) => {
    Object.assign(draft.line_items![0]!, change)
    more(draft)
  }).lines[0]!
