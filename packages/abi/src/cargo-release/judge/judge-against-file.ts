import { addDays, type CalendarDay } from '@edfe/domain/calendar'
import type { ReleaseAction, ReleaseConditionName } from '@edfe/domain/filing'

/** What CBP has on file of a release when a message about it comes. */
export interface ReleaseOnFile {
  entryType: string
  isCanceled: boolean
  hasBillMatch: boolean
  /** True while documents, an exam or a decision are open at CBP. */
  isUnderReview: boolean
  hasArrived: boolean
  releasedOn?: CalendarDay
}

/** Taken at once, left to a person at CBP, or refused. */
export type ReleaseVerdict =
  | { outcome: 'accepted' | 'referred' }
  | { outcome: 'rejected'; condition: ReleaseConditionName }

const UPDATE_DAYS = 15

const rejected = (condition: ReleaseConditionName): ReleaseVerdict => ({ outcome: 'rejected', condition })
const referredIf = (isReferred: boolean): ReleaseVerdict => ({
  outcome: isReferred ? 'referred' : 'accepted',
})

/** What the state on file makes of an action (guide, pages SE-23 to SE-25 and SE10 note 1). */
export function judgeAgainstFile(
  { action, entryType }: { action: ReleaseAction; entryType: string },
  onFile: ReleaseOnFile | undefined,
  today: CalendarDay,
): ReleaseVerdict {
  // The number of a canceled entry cannot be used again.
  if (action === 'A') return onFile ? rejected('entryOnFile') : referredIf(false)
  if (!onFile) return rejected('entryNotOnFile')
  if (onFile.isCanceled) return rejected('entryCanceled')
  const { releasedOn, isUnderReview, hasArrived, hasBillMatch } = onFile
  if (action === 'D') return referredIf(isUnderReview || hasBillMatch || releasedOn !== undefined)
  if (entryType !== onFile.entryType) return rejected('typeChanged')
  if (action === 'U') {
    const isTooLate = releasedOn !== undefined && today > addDays(releasedOn, UPDATE_DAYS)
    return isTooLate ? rejected('updateTooLate') : referredIf(false)
  }
  if (hasArrived && releasedOn !== undefined) return rejected('replaceAfterRelease')
  return referredIf(isUnderReview || hasArrived)
}
