import { parseDay } from '../calendar/index.ts'
import { redeliveryDue } from '../tasks/release-deadlines.ts'
import { RELEASE_DATE_REMOVED } from './codes/entry-codes.ts'
import { entryCode } from './entry-code.ts'
import type { AgencyAction, EntryAction, ReleaseAction } from './release-action.ts'

/** An agency's reason of a decision: the goods are brought back (note 2 of WO70). */
const REDELIVER = '27'

/** True if CBP or an agency wants the goods back. CBP's own notice comes on paper: its messages have a remark. */
export const asksForRedelivery = (action: ReleaseAction): boolean =>
  action.of === 'agency'
    ? action.reason === REDELIVER
    : action.of === 'refusal' && action.reason === undefined && /REDELIVER/i.test(action.comment ?? '')

/** The last day to bring goods back that a notice asks for. */
export const redeliveryDueOf = (action: ReleaseAction) => {
  const day = asksForRedelivery(action) && 'at' in action ? parseDay(action.at?.slice(0, 10)) : undefined
  return day && redeliveryDue(day)
}

/** True if CBP released the goods and took the release back since: the decisions about an entry, the oldest first. */
export function isTakenBack(entry: readonly EntryAction[]): boolean {
  let wasReleased = false
  let isBack = false
  for (const action of entry) {
    const code = entryCode(action)
    if (code?.release === 'released') [wasReleased, isBack] = [true, false]
    else if (action.code === SUSPENDED || code === RELEASE_DATE_REMOVED) isBack = wasReleased
  }
  return isBack
}

const SUSPENDED = '99'

/**
 * True while goods are to be brought back: the latest decision of an agency says so, or a remark of CBP that no release came
 * after. The actions are in the order in which they happened.
 */
export const isRedeliveryOpen = (
  actions: readonly ReleaseAction[],
  latestOfAgencies: readonly (AgencyAction | undefined)[],
): boolean =>
  latestOfAgencies.some((action) => action !== undefined && asksForRedelivery(action)) ||
  actions.findLastIndex((action) => action.of === 'refusal' && asksForRedelivery(action)) >
    actions.findLastIndex((action) => action.of === 'entry' && entryCode(action)?.release === 'released')
