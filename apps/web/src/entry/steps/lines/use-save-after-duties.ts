import { useEffect, useState } from 'react'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import type { PageActions } from '../../frame/use-page-actions.ts'
import type { WaitingDuties } from './use-waiting-duties.ts'

/**
 * The actions of step 4, whose save waits for the duties that the tariff is still asked for. Without it, a value that was
 * typed just before would be saved with the duty of the value before it, and lines that were just imported without any.
 */
export function useSaveAfterDuties(
  actions: PageActions,
  { waitingDuties, settleOpen }: Pick<WaitingDuties, 'waitingDuties' | 'settleOpen'>,
): PageActions {
  const [isAsked, setAsked] = useState(false)
  const isWaiting = waitingDuties.length > 0
  const { save } = actions
  useEffect(() => {
    if (!isAsked || isWaiting) return
    setAsked(false)
    void save()
  }, [isAsked, isWaiting, save])
  return {
    ...actions,
    isBusy: actions.isBusy || isAsked,
    save: async () => {
      if (!settleOpen() && !isWaiting) return save()
      announce(
        t({
          id: 'use-save-after-duties.done',
          defaultMessage: 'Calculating the duty of the lines…',
        }),
      )
      setAsked(true)
    },
  }
}
