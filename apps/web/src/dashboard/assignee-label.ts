import type { Task } from '../api/dashboard.ts'
import { t } from '../words/t.ts'

/** Whom a task is assigned to, as the person who reads it says so; empty when it waits for whoever may. */
export function assigneeLabel(assignee: Task['assigned_to'], ownId: string): string {
  if (!assignee) return ''
  return assignee.id === ownId
    ? t({ id: 'assignee-label.assigned-to-you', defaultMessage: 'Assigned to you.' })
    : t({ id: 'assignee-label.assigned-to', defaultMessage: 'Assigned to {name}.' }, { name: assignee.name })
}
