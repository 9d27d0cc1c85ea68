import type { EntryStatus } from '@edfe/domain/entry'
import { formatEntryNumber } from '@edfe/domain/entry'
import {
  notifyOrganization,
  notifyPeople,
  type OrganizationKind,
} from '../../accounts/notifications/notify.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { newestSubmission } from '../../entries/repository/newest-submission.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { entryNotifications } from '../../messages/entry-notifications.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'

/** The decisions that people are notified of, and which of them concern the whole organisation. */
const DECISIONS: Partial<Record<EntryStatus, { kind?: OrganizationKind }>> = {
  accepted: {},
  rejected: { kind: 'compliance' },
  hold: { kind: 'compliance' },
  released: { kind: 'release' },
}

/**
 * Tells who submitted an entry, and the admins where it concerns them, that a member has recorded customs' decision by
 * hand. The member knows it already.
 */
export async function notifyOfDecision(
  scope: MemberScope,
  tools: CustomsNotifyTools,
  entry: StoredEntry,
  status: EntryStatus,
): Promise<void> {
  const decision = DECISIONS[status]
  if (!decision) return
  const { trx, org, actor, now } = scope
  const submission = await newestSubmission(scope, entry.id).select('submitted_by').executeTakeFirst()
  const submitter = submission?.submitted_by
  const notice = {
    orgId: org.id,
    title: entryNotifications.decided({ number: formatEntryNumber(entry.entry_number), status }),
    body: [entryNotifications.decidedByMember()],
    href: `/entries/${entry.id}/step-1`,
    shownAs: `entry_${status}`,
  }
  const userIds = submitter && submitter !== actor.userId ? [submitter] : []
  const { kind } = decision
  await notifyPeople(trx, { ...tools, now }, { ...notice, kind: 'entry_status', userIds })
  if (!kind) return
  const except = [actor.userId, submitter]
  await notifyOrganization(trx, { ...tools, now }, { ...notice, kind, exceptUserIds: except })
}
