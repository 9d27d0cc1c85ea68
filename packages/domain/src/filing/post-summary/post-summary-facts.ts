import type { DraftData } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { EntrySummaryFacts } from '../entry-summary-facts.ts'
import { filedDraft } from '../filed-draft.ts'
import { filingContext } from '../filing-context.ts'
import { keyboardText, wrapText } from '../mapping/text.ts'
import { summaryFacts } from '../summary-facts.ts'
import { type SummaryCorrection, type SummaryVersion, summaryCorrection } from './summary-correction.ts'

/** Columns 3 to 77 of record 36. */
const EXPLANATION_WIDTH = 75

/** The explanation of a correction in the lines of record 36. */
export const explanationLines = (typed: string | undefined): string[] =>
  wrapText(keyboardText(typed), EXPLANATION_WIDTH)

/** A draft in AE's terms for comparison, whether or not customs would take it. */
const versionOf = (draft: DraftData, rules: RuleContext): SummaryVersion => ({
  draft,
  facts: summaryFacts(filingContext(filedDraft(draft), rules), 'R'),
})

/** Returns the changes of a post summary correction; undefined for any other draft. */
export const correctionOf = (draft: DraftData, rules: RuleContext): SummaryCorrection | undefined =>
  rules.onFile && summaryCorrection(versionOf(rules.onFile.draft, rules), versionOf(draft, rules))

/**
 * A summary as a post summary correction: with its indicator, its reasons and its explanation, and without what CBP
 * allows in the first summary alone: payment and location of the goods (AE usage note gg).
 */
export function postSummaryFacts(
  draft: DraftData,
  facts: EntrySummaryFacts,
  rules: RuleContext,
): EntrySummaryFacts {
  const correction = correctionOf(draft, rules)
  if (!correction) return facts
  return {
    ...facts,
    payment: undefined,
    reconciliation: undefined,
    cargo: { ...facts.cargo, firmsCode: undefined },
    postSummary: {
      headerReasons: correction.headerReasons,
      explanation: explanationLines(draft.header?.correction_explanation),
      isAccelerated: draft.header?.accelerated_liquidation || undefined,
    },
    lines: facts.lines.map((line, index) => ({
      ...line,
      correctionReasons: correction.lineReasons[index] ?? [],
    })),
  }
}
