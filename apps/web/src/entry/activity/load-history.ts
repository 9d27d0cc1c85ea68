import type { CustomsMessage } from '@edfe/contracts/customs/filing'
import type { Activity } from './activity-api.ts'
import { activityDetail, activityTitle } from './activity-messages.ts'
import { actorLabel } from './actor-label.ts'

export interface HistoryItem {
  key: string
  words: string
  /** The actor: a person by name, 'System', or 'CBP'. */
  who: string
  /** ISO instant; of the newest when it happened several times in a row. */
  at: string
  detail?: string
  tone?: 'ok' | 'bad'
  times: number
}

const ofMessage = ({ id, title, detail, actor, tone, at }: CustomsMessage): HistoryItem => ({
  key: `event ${id}`,
  words: title,
  who: actorLabel({ actor }),
  at,
  ...(detail && { detail }),
  ...((tone === 'ok' || tone === 'bad') && { tone }),
  times: 1,
})

function ofActivity(activity: Activity): HistoryItem {
  const detail = activityDetail(activity)
  return {
    key: `activity ${activity.id}`,
    words: activityTitle(activity),
    who: actorLabel({ actor: activity.user?.name ?? 'system' }),
    at: activity.occurred_at,
    ...(detail && { detail }),
    times: 1,
  }
}

/**
 * Events of the filing and actions of people as one list, newest first. What the same person did several times in a row,
 * such as saving a page while typing, is one item.
 */
export function loadHistory(
  messages: readonly CustomsMessage[],
  activities: readonly Activity[],
): HistoryItem[] {
  const items = [...messages.map(ofMessage), ...activities.map(ofActivity)].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  )
  const folded: HistoryItem[] = []
  for (const item of items) {
    const above = folded.at(-1)
    const isSame = above?.words === item.words && above.who === item.who && above.detail === item.detail
    if (above && isSame) folded[folded.length - 1] = { ...above, times: above.times + 1 }
    else folded.push(item)
  }
  return folded
}
