import type { DraftData } from './draft.ts'
import { emptyLine } from './empty-draft.ts'
import type { NamedPage, StepPath, StepProgress } from './steps.ts'

export const CLEARABLE_PARTS = ['all', 'transport', 'export'] as const
export type ClearablePart = (typeof CLEARABLE_PARTS)[number]

/**
 * Clears a draft: 'transport' empties step 2 with release and security filing, 'export' the export page, 'all' everything but the entry number and
 * one empty line under the id of the first.
 */
export function clearDraftPart(draft: DraftData, part: ClearablePart): DraftData {
  if (part === 'transport') {
    const { release: _release, security_filing: _filing, ...kept } = draft
    return { ...kept, shipment_origin: {} }
  }
  if (part === 'export') return { ...draft, export_details: {} }
  const firstLine = draft.line_items?.[0]
  return {
    header: draft.header?.entry_number ? { entry_number: draft.header.entry_number } : {},
    line_items: firstLine ? [emptyLine(firstLine.id, 1)] : [],
  }
}

/** The progress after a clearing: a step that was emptied is not started again. */
export function progressAfterClear(progress: StepProgress, part: ClearablePart): StepProgress {
  if (part === 'all') return {}
  if (part === 'export') return progress
  const { shipment_origin: _emptied, ...others } = progress
  return others
}

/** The pages whose fields a part holds. */
export const CLEARED_PAGES: Readonly<
  Record<Exclude<ClearablePart, 'all'>, readonly (StepPath | NamedPage)[]>
> = {
  transport: ['step-2', 'transport'],
  export: ['export'],
}
