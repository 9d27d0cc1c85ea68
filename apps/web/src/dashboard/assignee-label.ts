import type { Task } from '../api/dashboard.ts'
import { t } from '../words/t.ts'

/** The assignee of a task, in the words of its reader; empty if it waits for anybody who may do it. */
export function assigneeLabel(assignee: Task['assigned_to'], ownId: string): string {
  if (!assignee) return ''
  return assignee.id === ownId
    ? t({ id: 'assignee-label.assigned-to-you', defaultMessage: 'Assigned to you.' })
    : t({ id: 'assignee-label.assigned-to', defaultMessage: 'Assigned to {name}.' }, { name: assignee.name })
}
