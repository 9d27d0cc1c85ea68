import { formatEntryNumber } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { type Editor, readEditors } from '../../accounts/members/read-members.ts'
import { notifyPeople } from '../../accounts/notifications/notify.ts'
import type { App } from '../../app-instance.ts'
import { announce } from '../../http/live.ts'
import { entryNotifications } from '../../messages/entry-notifications.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'
import { auditEntry } from '../record-change.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { requireEntry } from '../repository/require-entry.ts'
import type { MemberScope } from '../request-scope.ts'

const toPersonRef = ({ id, name }: Editor) => ({ id, name })

/** Reads the assignee of an entry, and the possible ones. */
export async function readAssignee(scope: MemberScope, id: string) {
  const entry = await requireEntry(scope, id)
  if (isRefusal(entry)) return entry
  const editors = await readEditors(scope.trx, scope.org.id)
  const assignee = editors.find((one) => one.id === entry.assigned_to)
  return { assigned_to: assignee ? toPersonRef(assignee) : null, members: editors.map(toPersonRef) }
}

/** Refused for someone who cannot edit entries. The new assignee is notified, except by a self-assignment. */
export async function assignEntry(
  app: App,
  scope: MemberScope,
  id: string,
  userId: string | null,
): Promise<Refusal | undefined> {
  const { trx, org, now } = scope
  const entry = await requireEntry(scope, id)
  if (isRefusal(entry)) return entry
  if (entry.assigned_to === userId) return undefined
  const editors = await readEditors(trx, org.id)
  const before = editors.find((one) => one.id === entry.assigned_to)
  const assignee = userId && editors.find((one) => one.id === userId)
  if (userId && !assignee) {
    return refuse(
      422,
      'assignee_not_allowed',
      say({
        id: 'refusal.assignee-not-allowed',
        defaultMessage: 'This person is not an active member who may edit entries.',
      }),
    )
  }
  await trx
    .updateTable('entries')
    .set({ assigned_to: userId })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
  await recordActivity(scope, id, 'assigned', { to: assignee ? assignee.name : null })
  if (assignee && assignee.id !== scope.actor.userId) {
    const tools = { jobs: app.jobs, publicUrl: app.settings.PUBLIC_URL, now }
    await notifyPeople(trx, tools, {
      orgId: org.id,
      kind: 'task',
      userIds: [assignee.id],
      title: entryNotifications.assigned({ number: formatEntryNumber(entry.entry_number) }),
      body: [entryNotifications.assignedBy({ name: scope.actor.name })],
      href: `/entries/${id}/step-1`,
    })
  }
  announce(trx, { org_id: org.id, topic: 'entries' })
  await auditEntry(scope, id, {
    action: 'update',
    before: { assigned_to: entry.assigned_to, assignee: before?.name ?? null },
    after: { assigned_to: userId, assignee: assignee ? assignee.name : null },
  })
  return undefined
}
