import { may } from '@edfe/domain/access'
import { formatEntryNumber } from '@edfe/domain/entry'
import { dollarsText, toCents } from '@edfe/domain/money'
import { readEditors } from '../../accounts/members/read-members.ts'
import { type NotifyTools, notifyPeople } from '../../accounts/notifications/notify.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { entryNotifications } from '../../messages/entry-notifications.ts'

/** Tells those who may submit that a preparer has validated an entry, and that it waits for them. */
export async function notifyApprovers(
  scope: MemberScope,
  tools: Omit<NotifyTools, 'now'>,
  entry: StoredEntry,
): Promise<void> {
  if (may(scope.actor.role, 'entry.submit')) return
  const { trx, org, actor, now } = scope
  const editors = await readEditors(trx, org.id)
  const preparer = editors.find(({ id }) => id === actor.userId)?.name
  await notifyPeople(
    trx,
    { ...tools, now },
    {
      orgId: org.id,
      kind: 'task',
      userIds: editors.filter(({ role }) => may(role, 'entry.submit')).map(({ id }) => id),
      title: entryNotifications.needsApproval({ number: formatEntryNumber(entry.entry_number) }),
      body: [
        preparer
          ? entryNotifications.preparedBy({ name: preparer })
          : entryNotifications.preparedBySomebody(),
        entryNotifications.toPay({ amount: dollarsText(toCents(entry.grand_total)) }),
      ],
      href: `/entries/${entry.id}/step-6`,
    },
  )
}

/** Tells the person who sent an entry for approval that an approver sent it back, and for which reason. */
export async function notifyPreparer(
  scope: MemberScope,
  tools: Omit<NotifyTools, 'now'>,
  { entry, said }: { entry: StoredEntry; said: string },
): Promise<void> {
  const { trx, org, actor, now } = scope
  const preparer = entry.status_changed_by
  if (!preparer || preparer === actor.userId) return
  const approver = (await readEditors(trx, org.id)).find(({ id }) => id === actor.userId)
  await notifyPeople(
    trx,
    { ...tools, now },
    {
      orgId: org.id,
      kind: 'task',
      userIds: [preparer],
      title: entryNotifications.sentBack({ number: formatEntryNumber(entry.entry_number) }),
      body: [entryNotifications.sentBackFor({ name: approver?.name ?? '', said })],
      href: `/entries/${entry.id}/step-6`,
    },
  )
}
