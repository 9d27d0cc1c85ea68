import type { DraftData } from '../entry/draft.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import type { EntrySummaryFacts } from './entry-summary-facts.ts'
import { filedDraft } from './filed-draft.ts'
import { filingContext } from './filing-context.ts'
import { filingFindings } from './filing-findings.ts'
import { postSummaryFacts } from './post-summary/post-summary-facts.ts'
import { summaryFacts } from './summary-facts.ts'

export type FilingResult = { ok: true; facts: EntrySummaryFacts } | { ok: false; findings: Finding[] }

/**
 * Returns the facts of a draft in AE's terms. Amounts are those that the person saw: fee totals come from the
 * fee rows of step 5, duty and tax from the lines. Refused with every finding if customs could not accept it.
 */
export function toEntrySummaryFacts(
  draft: DraftData,
  rules: RuleContext,
  action: EntrySummaryFacts['action'] = 'A',
): FilingResult {
  const findings = filingFindings(draft, rules).filter(({ severity }) => severity === 'error')
  if (findings.length > 0) return { ok: false, findings }
  const facts = summaryFacts(filingContext(filedDraft(draft), rules), action)
  if (rules.onFile) return { ok: true, facts: postSummaryFacts(draft, facts, rules) }
  return { ok: true, facts: rules.isSentBack ? { ...facts, payment: undefined } : facts }
}
