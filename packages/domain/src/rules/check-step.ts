import type { DraftData } from '../entry/draft.ts'
import type { StepKey } from '../entry/steps.ts'
import type { RuleContext } from './context.ts'
import { entryFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { judge, judgeAt, type Selection, select } from './selection.ts'

const stepSelection = (step: StepKey): Selection =>
  select((rule) => rule.layer === 'form' && rule.field.step === step)

const SELECTIONS: Record<StepKey, Selection> = {
  header: stepSelection('header'),
  shipment_origin: stepSelection('shipment_origin'),
  parties_locations: stepSelection('parties_locations'),
  line_items: stepSelection('line_items'),
  totals_declarations: stepSelection('totals_declarations'),
  review_submit: stepSelection('review_submit'),
}

const FORM = select((rule) => rule.layer === 'form')

/**
 * Returns the findings of the form's rules on one numbered step, in page order. A field has at most one
 * error. Warnings are included: only their `errorsOf` block Save & Continue.
 */
export const checkStep = (step: StepKey, draft: DraftData, ctx: RuleContext): Finding[] =>
  judge(SELECTIONS[step], entryFacts(draft), ctx)

/**
 * Returns the findings of the form's rules for the field at a path, as on leaving it: one error, its
 * warnings, or none.
 */
export const checkField = (path: string, draft: DraftData, ctx: RuleContext): Finding[] =>
  judgeAt(FORM, path, entryFacts(draft), ctx)

/** The findings that block. */
export const errorsOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter((finding) => finding.severity === 'error')
