import { t } from '../../words/t.ts'
import type { Activity } from './activity-api.ts'

export interface Comment {
  id: string
  who: string
  /** ISO instant. */
  at: string
  text: string
}

/** The comments among what people did with an entry, oldest first. */
export const commentThreads = (activities: readonly Activity[]): Comment[] =>
  activities
    .filter(({ activity_type }) => activity_type === 'comment')
    .map(({ id, user, occurred_at, activity_data }) => ({
      id,
      who:
        user?.name ??
        t({ id: 'comment-threads.someone-who-has-left', defaultMessage: 'Someone who has left' }),
      at: occurred_at,
      text: String(activity_data.text ?? ''),
    }))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
