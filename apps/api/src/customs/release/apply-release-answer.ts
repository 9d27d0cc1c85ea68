import type { CargoReleaseAnswer } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { formatEntryNumber } from '@edfe/domain/entry'
import { customsAt, isPractice } from '@edfe/domain/profile'
import { type AnyNotice, notifyAll } from '../../accounts/notifications/notify.ts'
import { announceEntry } from '../../entries/record-change.ts'
import { type EntryEvent, recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { customsNotifications, eventMessages } from '../../messages/customs-messages.ts'
import { releaseMessages as words } from '../../messages/release-messages.ts'
import type { EntryAnswer } from '../kinds/entry-kind.ts'
import { type CustomsNotifyTools, reasonsOf } from '../notices/notify-of-answer.ts'
import { endCarriedFiling } from '../transmissions/end-carried-filing.ts'

type Answered = EntryAnswer<CargoReleaseAnswer>

/**
 * Writes what follows from the answer to a release: the event and the notices. What CBP leaves to a person is no
 * acceptance: a notice says later how it went. The status of the entry is that of its summary, and stays.
 */
export async function applyReleaseAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  answered: Answered,
): Promise<void> {
  const { submission, entry, answer, messageId } = answered
  if (answer.isReferred)
    await scope.trx
      .updateTable('submissions')
      .set({ is_referred: true })
      .where('org_id', '=', scope.org.id)
      .where('id', '=', submission.id)
      .execute()
  if (answer.disposition === 'batch_rejected') await endCarriedFiling(scope, submission.id)
  await recordEvent(scope, entry.id, { ...eventOf(answered), messageId })
  announceEntry(scope, entry.id)
  await notify(scope, tools, answered)
}

type ReleaseOutcome = 'accepted' | 'referred' | 'rejected'

const outcomeOf = ({ disposition, isReferred }: CargoReleaseAnswer): ReleaseOutcome =>
  disposition !== 'accepted' ? 'rejected' : isReferred ? 'referred' : 'accepted'

const TONES = { accepted: 'ok', referred: 'wait', rejected: 'bad' } as const
const CODES = { accepted: 'A', referred: '', rejected: 'R' } as const

function eventOf({ submission, answer, conditions }: Answered): EntryEvent {
  const outcome = outcomeOf(answer)
  const by = customsAt(submission.gateway)
  return {
    stream: FILED_KINDS.release.stream,
    direction: 'received',
    kind: `release_${outcome}`,
    title: words.answered({ outcome, by, action: answer.action }),
    detail: [
      ...(answer.narrative ? [eventMessages.narrative({ narrative: answer.narrative })] : []),
      ...conditions.map(({ code, cbp_label }) =>
        customsNotifications.condition({ code, narrative: cbp_label }),
      ),
    ],
    code: CODES[outcome],
    tone: TONES[outcome],
  }
}

/** Notifies the person who filed the release of its outcome, and the admins of a refusal. */
async function notify(
  { trx, org, now }: RequestScope,
  tools: CustomsNotifyTools,
  { submission, entry, answer, conditions }: Answered,
): Promise<void> {
  const outcome = outcomeOf(answer)
  const { gateway, submitted_by: asked } = submission
  const by = customsAt(gateway)
  const notice = {
    orgId: org.id,
    title: words.notified({
      outcome,
      by,
      action: answer.action,
      number: formatEntryNumber(entry.entry_number),
    }),
    body: outcome === 'rejected' ? reasonsOf(entry, conditions) : [],
    href: `/entries/${entry.id}/step-6`,
    shownAs: `release_${outcome}`,
    isUrgent: outcome === 'rejected' && !isPractice(gateway),
  }
  const forSender: AnyNotice = { ...notice, kind: 'entry_status', userIds: asked ? [asked] : [] }
  const forAdmins: AnyNotice = { ...notice, kind: 'compliance', exceptUserIds: [asked] }
  await notifyAll(trx, { ...tools, now }, outcome === 'rejected' ? [forSender, forAdmins] : [forSender])
}
