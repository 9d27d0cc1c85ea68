import type { EntrySummaryResponse } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { formatEntryNumber } from '@edfe/domain/entry'
import { customsAt } from '@edfe/domain/profile'
import { notifyOrganization, notifyPeople } from '../../accounts/notifications/notify.ts'
import { announceEntry } from '../../entries/record-change.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { recordActivity } from '../../entries/repository/record-activity.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { eventMessages, customsNotifications as words } from '../../messages/customs-messages.ts'
import type { EntryAnswer } from '../kinds/entry-kind.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import type { OpenSubmission } from '../transmissions/submission-store.ts'

/** Writes what follows from the answer to a deletion: deleted, the entry counts no longer; refused, the summary is on file as before. */
export async function applyDeletionAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { submission, entry, answer, conditions, messageId }: EntryAnswer<EntrySummaryResponse>,
): Promise<void> {
  const isDeleted = answer.disposition === 'accepted'
  await endDeletion(scope, entry.id, isDeleted ? 'deleted' : null)
  await recordEvent(scope, entry.id, {
    stream: FILED_KINDS.deletion.stream,
    kind: isDeleted ? 'deleted' : 'not_deleted',
    direction: 'received',
    title: isDeleted ? eventMessages.deleted() : eventMessages.notDeleted(),
    detail: [
      eventMessages.narrative({ narrative: answer.narrative }),
      ...conditions.map(({ cbp_label, code }) => words.condition({ code, narrative: cbp_label })),
    ],
    code: isDeleted ? 'A' : 'R',
    tone: isDeleted ? 'ok' : 'bad',
    messageId,
  })
  if (isDeleted) await recordActivity(scope, entry.id, 'summary_deleted')
  announceEntry(scope, entry.id)
  await notify(scope, tools, entry, { isDeleted, submission })
}

/** Ends an open request to delete a summary: done, or, with null, refused. */
export async function endDeletion(
  { trx, org }: RequestScope,
  entryId: string,
  deletion: 'deleted' | null,
): Promise<void> {
  await trx
    .updateTable('entries')
    .set({ deletion })
    .where('org_id', '=', org.id)
    .where('id', '=', entryId)
    .execute()
}

const TITLES = { CBP: words.deletion, simulator: words.practisedDeletion, test: words.testDeletion }

/** Notifies who asked for the deletion, and the admins, of its outcome. */
async function notify(
  { trx, org, now }: RequestScope,
  tools: CustomsNotifyTools,
  entry: StoredEntry,
  { isDeleted, submission }: { isDeleted: boolean; submission: OpenSubmission },
): Promise<void> {
  const title = TITLES[customsAt(submission.gateway)]
  const notice = {
    orgId: org.id,
    title: title({ isDone: isDeleted ? 'yes' : 'no', number: formatEntryNumber(entry.entry_number) }),
    body: isDeleted ? [words.nothingOnFile()] : [],
    href: `/entries/${entry.id}/step-6`,
    shownAs: isDeleted ? 'entry_deleted' : 'deletion_rejected',
  }
  const asked = submission.submitted_by
  const people = { ...notice, kind: 'entry_status', userIds: asked ? [asked] : [] } as const
  await notifyPeople(trx, { ...tools, now }, people)
  const others = { ...notice, kind: 'compliance', exceptUserIds: [asked] } as const
  await notifyOrganization(trx, { ...tools, now }, others)
}
