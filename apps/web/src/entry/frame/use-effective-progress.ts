import type { Entry } from '@edfe/contracts/entries/entry'
import type { StepProgress } from '@edfe/domain/entry'
import { useDeferredValue, useMemo } from 'react'
import { useEntryContext } from '../editing/entry-context.ts'
import type { RulesOfFiling } from '../editing/late-rules.ts'
import { oncePerDraft } from '../editing/once-per-draft.ts'

const errorsIn = oncePerDraft((draft, rules, { checkEntry, errorsByStep }: RulesOfFiling) =>
  errorsByStep(checkEntry(draft, rules)),
)

/**
 * Returns the progress of each step, even if no page has recorded it yet, and without a step that is done but
 * holds an error of the review. Judged again when the entry was saved, in a render that waits while the
 * person types. Undefined until the rules are here.
 */
export function useEffectiveProgress(entry: Entry): StepProgress | undefined {
  const { rules, filing } = useEntryContext()
  const { step_progress, draft_data } = useDeferredValue(entry)
  return useMemo(
    () =>
      filing?.progressWithErrors(
        filing.shownProgress(step_progress as StepProgress, draft_data, rules),
        errorsIn(draft_data, rules, filing),
      ),
    [step_progress, draft_data, rules, filing],
  )
}
