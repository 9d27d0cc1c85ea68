import type { DraftData } from '../entry/draft.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import { type FilingView, filingView } from './filing-view.ts'
import { findingsOf } from './rules/filing-rule.ts'
import { FILING_RULES } from './rules/index.ts'

/** Everything for which customs would refuse this draft for form; empty when it can be filed as it is. */
export const filingFindings = (draft: DraftData, context: RuleContext): Finding[] =>
  findingsOfView(filingView(draft, context))

export const findingsOfView = (view: FilingView): Finding[] =>
  FILING_RULES.flatMap((rule) => findingsOf(rule, view))
