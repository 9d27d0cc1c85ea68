import type { DraftData } from '../entry/draft.ts'
import { hasContent } from '../entry/has-content.ts'
import { normaliseDraft } from '../entry/normalise-draft.ts'
import type { StepKey } from '../entry/steps.ts'
import { unfilableChoices } from '../filing/filing-findings.ts'
import type { RuleContext } from '../rules/context.ts'
import type { Finding } from '../rules/finding.ts'
import { checkEntry } from './check-entry.ts'

/** Rules that hold a value against those of a later step, which is not filled in yet. */
const NEEDS_LATER_STEPS: ReadonlySet<string> = new Set([
  'FILING_FURTHER_BILLS_PACKAGES',
  'FILING_ORIGIN_PROVINCE',
])

const valueAt = (draft: DraftData, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], draft)

/**
 * The errors of the review on values that a step gives, so that the step says them and not first the review. Blank fields
 * wait for the review, as do values that later steps may still bear out; choices that step 1 names at once are left out.
 * The draft is judged as it will be saved.
 */
export function refusedValues(step: StepKey, typed: DraftData, ctx: RuleContext): Finding[] {
  const draft = normaliseDraft(typed)
  const isNamed = new Set(unfilableChoices(draft, ctx).map(({ path }) => path))
  return checkEntry(draft, ctx).filter(
    (finding) =>
      finding.severity === 'error' &&
      finding.step === step &&
      !isNamed.has(finding.path) &&
      !NEEDS_LATER_STEPS.has(finding.rule_id) &&
      hasContent(valueAt(draft, finding.path)),
  )
}
