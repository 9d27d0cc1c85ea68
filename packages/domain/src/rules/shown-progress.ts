import { hasContent } from '../entry/has-content.ts'
import {
  COMPLETED_STEPS,
  type DraftData,
  STEPS,
  type StepKey,
  type StepProgress,
  type StepProgressItem,
} from '../entry/index.ts'
import { checkStep, errorsOf } from './check-step.ts'
import type { RuleContext } from './context.ts'

/** The section of the draft that a step fills; the review fills none. */
const SECTION = {
  header: 'header',
  shipment_origin: 'shipment_origin',
  parties_locations: 'parties',
  line_items: 'line_items',
  totals_declarations: 'totals_declarations',
} as const satisfies Partial<Record<StepKey, keyof DraftData>>

type FormStep = keyof typeof SECTION

/**
 * Progress as it is to be shown: what was recorded on the page, and for a step that no page has judged yet (saved
 * through the API, imported, or copied from a rejected entry) what the step's own rules say of it. Without errors
 * it is done. With some it is partly done once somebody was there, and not started before (2§4).
 */
export function shownProgress(progress: StepProgress, draft: DraftData, ctx: RuleContext): StepProgress {
  const derived = STEPS.flatMap(({ key }) => {
    const item = progress[key]
    return key === 'review_submit' || isJudged(item) ? [] : [[key, judged(key, item, draft, ctx)] as const]
  })
  return { ...progress, ...Object.fromEntries(derived.filter(([, item]) => item !== undefined)) }
}

const isJudged = (item: StepProgressItem | undefined): boolean =>
  item !== undefined &&
  (item.skipped || item.validationErrors !== undefined || item.completedAt !== undefined)

function judged(
  step: FormStep,
  item: StepProgressItem | undefined,
  draft: DraftData,
  ctx: RuleContext,
): StepProgressItem | undefined {
  if (!hasContent(draft[SECTION[step]])) return item
  if (errorsOf(checkStep(step, draft, ctx)).length > 0)
    return item?.visitedAt ? { ...item, status: 'partial' } : item
  return { ...item, status: COMPLETED_STEPS.has(step) ? 'complete' : 'valid' }
}
