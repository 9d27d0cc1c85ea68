import type { DraftData } from '../entry/draft.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import { type FilingContext, filingContext } from './filing-context.ts'
import { findingsOf } from './rules/filing-rule.ts'
import { FILING_RULES } from './rules/index.ts'

/** Everything for which customs would refuse this draft for form; empty when it can be filed as it is. */
export const filingFindings = (draft: DraftData, rules: RuleContext): Finding[] =>
  findingsIn(filingContext(draft, rules))

export const findingsIn = (context: FilingContext): Finding[] =>
  FILING_RULES.flatMap((rule) => findingsOf(rule, context))
