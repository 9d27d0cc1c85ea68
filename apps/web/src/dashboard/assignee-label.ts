import type { Task } from '../api/dashboard.ts'

/** Whom a task is assigned to, as the person who reads it says so; empty when it waits for whoever may. */
export function assigneeLabel(assignee: Task['assigned_to'], ownId: string): string {
  if (!assignee) return ''
  return assignee.id === ownId ? 'Assigned to you.' : `Assigned to ${assignee.name}.`
}
