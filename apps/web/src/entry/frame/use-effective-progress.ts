import type { Entry } from '@edfe/contracts/entries/entry'
import type { StepProgress } from '@edfe/domain/entry'
import { checkEntry, errorsByStep, progressWithErrors } from '@edfe/domain/review'
import { shownProgress } from '@edfe/domain/rules'
import { useDeferredValue, useMemo } from 'react'
import { useEntryContext } from '../editing/entry-context.ts'
import { oncePerDraft } from '../editing/once-per-draft.ts'

const errorsIn = oncePerDraft((draft, rules) => errorsByStep(checkEntry(draft, rules)))

/**
 * Returns the progress of each step, even if no page has recorded it yet, and without a step that is done but
 * holds an error of the review. Judged again when the entry was saved, in a render that waits while the
 * person types.
 */
export function useEffectiveProgress(entry: Entry): StepProgress {
  const { rules } = useEntryContext()
  const { step_progress, draft_data } = useDeferredValue(entry)
  return useMemo(
    () =>
      progressWithErrors(
        shownProgress(step_progress as StepProgress, draft_data, rules),
        errorsIn(draft_data, rules),
      ),
    [step_progress, draft_data, rules],
  )
}
