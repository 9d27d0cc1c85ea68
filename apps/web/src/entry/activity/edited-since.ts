import { STATUS_AFTER } from '@edfe/domain/entry'
import type { Activity } from './activity-api.ts'
import { sectionTitle } from './activity-messages.ts'

/**
 * The titles of the sections that were saved since an entry last waited for approval, each once, in the order of the
 * first save. Undefined if it never waited before.
 */
export function editedSince(activities: readonly Activity[]): string[] | undefined {
  const inOrder = activities.toSorted((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at))
  const became = (status: string) => (activity: Activity) =>
    activity.activity_type === 'status_changed' && activity.activity_data.to === status
  const end = inOrder.findLastIndex(became(STATUS_AFTER.reopening))
  if (end < 0) return undefined
  // The save that made it a draft again is on record before or after the change of its status.
  const begin = inOrder.slice(0, end).findLastIndex(became(STATUS_AFTER.validation))
  const sections = inOrder
    .slice(Math.max(begin, 0))
    .filter(({ activity_type }) => activity_type === 'section_saved')
    .flatMap(({ activity_data: { sections } }) => (Array.isArray(sections) ? sections.map(String) : []))
  return [...new Set(sections)].map(sectionTitle)
}
