import type { Entry } from '@edfe/contracts/entries/entry'
import type { StepProgress } from '@edfe/domain/entry'
import { checkEntry, errorsByStep, progressWithErrors } from '@edfe/domain/review'
import { shownProgress } from '@edfe/domain/rules'
import { useMemo } from 'react'
import { useEntryContext } from '../editing/entry-context.ts'

/**
 * How far each step is, also where no page has recorded it yet, and without a step that is done but holds an error of the
 * review. Judged anew when the entry was saved, not per key.
 */
export function useEffectiveProgress({ step_progress, draft_data }: Entry): StepProgress {
  const { rules } = useEntryContext()
  return useMemo(
    () =>
      progressWithErrors(
        shownProgress(step_progress as StepProgress, draft_data, rules),
        errorsByStep(checkEntry(draft_data, rules)),
      ),
    [step_progress, draft_data, rules],
  )
}
