import { formatEntryNumber } from '@edfe/domain/entry'
import { asWritten } from '@edfe/domain/messages'
import { readActiveMembers } from '../../accounts/members/read-members.ts'
import { notifyPeople } from '../../accounts/notifications/notify.ts'
import type { App } from '../../app-instance.ts'
import { maskTypedText } from '../../audit/record-audit.ts'
import { announce } from '../../http/live.ts'
import { entryNotifications } from '../../messages/entry-notifications.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { auditEntry } from '../record-change.ts'
import { recordActivity } from '../repository/record-activity.ts'
import { requireEntry } from '../repository/require-entry.ts'
import type { MemberScope } from '../request-scope.ts'
import { mentionedIn } from './mentions.ts'

/** Adds a comment to an entry of any status and notifies the members that it names. */
export async function commentEntry(app: App, scope: MemberScope, id: string, typed: string) {
  const { trx, org, now } = scope
  const entry = await requireEntry(scope, id)
  if (isRefusal(entry)) return entry
  // Comments between colleagues go into mail and history, so personal numbers are masked first.
  const text = maskTypedText(typed)
  const mentioned = mentionedIn(text, await readActiveMembers(trx, org.id)).map(({ id, name }) => ({
    id,
    name,
  }))
  await recordActivity(scope, id, 'comment', { text, mentions: mentioned })
  const tools = { jobs: app.jobs, publicUrl: app.settings.PUBLIC_URL, now }
  await notifyPeople(trx, tools, {
    orgId: org.id,
    kind: 'mention',
    userIds: mentioned.map((person) => person.id).filter((person) => person !== scope.actor.userId),
    title: entryNotifications.mentioned({
      name: scope.actor.name,
      number: formatEntryNumber(entry.entry_number),
    }),
    body: [asWritten({ text })],
    href: `/entries/${id}/step-1`,
  })
  announce(trx, { org_id: org.id, topic: 'entry', id })
  await auditEntry(scope, id, {
    action: 'comment',
    before: { comment: null },
    after: { comment: text },
  })
  return { text, mentioned }
}
