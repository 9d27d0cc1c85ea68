import { formatEntryNumber } from '@edfe/domain/entry'
import { readEditors } from '../../accounts/members/read-members.ts'
import { type NotifyTools, notifyPeople } from '../../accounts/notifications/notify.ts'
import type { OrgScope } from '../entry-services.ts'
import type { StoredEntry } from '../repository/load-entry.ts'

/** Tells those who may submit that a preparer has validated an entry, and that it waits for them. */
export async function notifyApprovers(
  scope: OrgScope,
  tools: Omit<NotifyTools, 'now'>,
  entry: StoredEntry,
): Promise<void> {
  if (scope.role !== 'preparer') return
  const { trx, orgId, userId, now } = scope
  const editors = await readEditors(trx, orgId)
  const preparer = editors.find(({ id }) => id === userId)?.name ?? 'A preparer'
  await notifyPeople(
    trx,
    { ...tools, now },
    {
      orgId,
      kind: 'task',
      userIds: editors.filter(({ role }) => role !== 'preparer').map(({ id }) => id),
      title: `Entry ${formatEntryNumber(entry.entry_number)} waits for approval`,
      body: `Validated by ${preparer}.`,
      href: `/entries/${entry.id}/step-6`,
    },
  )
}
