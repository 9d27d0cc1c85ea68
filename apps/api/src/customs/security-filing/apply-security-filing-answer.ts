import { readSentFiling, type SecurityFilingAnswer } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { formatEntryNumber } from '@edfe/domain/entry'
import { customsAt, isPractice } from '@edfe/domain/profile'
import { notifyOrganization, notifyPeople } from '../../accounts/notifications/notify.ts'
import { announceEntry } from '../../entries/record-change.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { customsNotifications, eventMessages } from '../../messages/customs-messages.ts'
import { securityFilingEvents as words } from '../../messages/security-filing-messages.ts'
import type { EntryAnswer } from '../kinds/entry-kind.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'

type Answered = EntryAnswer<SecurityFilingAnswer>

/** Writes what follows from the answer to a security filing: its number at CBP, the event, and the notices. */
export async function applySecurityFilingAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  answered: Answered,
): Promise<void> {
  const { submission, entry, answer, conditions, messageId } = answered
  const isTaken = answer.disposition === 'accepted'
  if (isTaken && answer.transaction)
    await scope.trx
      .updateTable('submissions')
      .set({ filing_number: answer.transaction })
      .where('org_id', '=', scope.org.id)
      .where('id', '=', submission.id)
      .execute()
  await recordEvent(scope, entry.id, {
    stream: FILED_KINDS.securityFiling.stream,
    direction: 'received',
    kind: isTaken ? 'security_filing_accepted' : 'security_filing_rejected',
    title: words.answered(outcomeOf(answered)),
    detail: [
      ...(answer.transaction ? [words.number({ number: answer.transaction })] : []),
      ...(answer.narrative ? [eventMessages.narrative({ narrative: answer.narrative })] : []),
      ...conditions.map(({ code, cbp_label }) =>
        customsNotifications.condition({ code, narrative: cbp_label }),
      ),
    ],
    code: isTaken ? 'A' : 'R',
    tone: isTaken ? 'ok' : 'bad',
    messageId,
  })
  announceEntry(scope, entry.id)
  await notify(scope, tools, answered)
}

const outcomeOf = ({ submission, answer }: Answered) => ({
  outcome: answer.disposition === 'accepted' ? 'accepted' : 'rejected',
  by: customsAt(submission.gateway),
  action: readSentFiling(submission.images).action,
})

/** Notifies the person who sent it of the outcome, and the admins of a refusal: it may make the filing late. */
async function notify(
  { trx, org, now }: RequestScope,
  tools: CustomsNotifyTools,
  answered: Answered,
): Promise<void> {
  const { submission, entry, conditions } = answered
  const { gateway, submitted_by: asked } = submission
  const outcome = outcomeOf(answered)
  const isRefused = outcome.outcome === 'rejected'
  const notice = {
    orgId: org.id,
    title: words.notified({ ...outcome, number: formatEntryNumber(entry.entry_number) }),
    body: conditions.map(({ code, cbp_label }) =>
      customsNotifications.condition({ code, narrative: cbp_label }),
    ),
    href: `/entries/${entry.id}/security-filing`,
    shownAs: `security_filing_${outcome.outcome}`,
    isUrgent: isRefused && !isPractice(gateway),
  }
  const people = { ...notice, kind: 'entry_status', userIds: asked ? [asked] : [] } as const
  await notifyPeople(trx, { ...tools, now }, people)
  const others = { ...notice, kind: 'compliance', exceptUserIds: [asked] } as const
  if (isRefused) await notifyOrganization(trx, { ...tools, now }, others)
}
