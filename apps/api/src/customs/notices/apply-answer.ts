import type { EntrySummaryResponse } from '@edfe/abi'
import { isPractice } from '@edfe/domain/profile'
import type { StoredCondition } from '../../db/entry-tables.ts'
import { type EntryEvent, recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { eventMessages as words } from '../../messages/customs-messages.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import type { OpenSubmission } from '../transmissions/submission-store.ts'
import { applyCustomsStatus } from './apply-customs-status.ts'
import { type CustomsNotifyTools, notifyOfAnswer, notifyOfUnreadable } from './notify-of-answer.ts'
import { readAnswer } from './read-answer.ts'

/**
 * Reads customs' answer to a submission: keeps the message, logs the event, stores the conditions and moves the
 * entry to accepted or rejected. 'send_again' when customs asks for the same bytes once more; then nothing is kept.
 */
export async function applyAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  submission: OpenSubmission,
  images: string[],
): Promise<'done' | 'send_again'> {
  const answer = await readAnswer(scope, submission, images)
  if (!answer) return 'send_again'
  const { response, entry, conditions, messageId } = answer
  await recordEvent(scope, entry.id, {
    ...eventOf(response, conditions, isPractice(submission.gateway)),
    messageId,
  })
  if (response.disposition === 'unreadable')
    await notifyOfUnreadable(scope, tools, entry, submission.submitted_by)
  const status = statusOf(response)
  const reason = statusReasons.customs({ said: response.narrative })
  if (status && (await applyCustomsStatus(scope, entry, status, reason))) {
    const { submitted_by: submittedBy, gateway } = submission
    await notifyOfAnswer(scope, tools, entry, { status, conditions, submittedBy, gateway })
  }
  return 'done'
}

const statusOf = ({ disposition }: EntrySummaryResponse): 'accepted' | 'rejected' | undefined => {
  if (disposition === 'accepted') return 'accepted'
  return disposition === 'unreadable' ? undefined : 'rejected'
}

/** An answer of customs that has no outcome; its records are kept. */
export const unreadableEvent = (): EntryEvent => ({
  stream: 'entry_summary',
  direction: 'received',
  kind: 'unreadable',
  code: '',
  title: words.unreadable(),
  detail: [words.notRead()],
  tone: 'bad',
})

/** What a condition counts for: fatal ones stop the summary, the others ride along. */
function eventOf(
  response: EntrySummaryResponse,
  conditions: StoredCondition[],
  wasPractice: boolean,
): EntryEvent {
  const base = { stream: 'entry_summary', direction: 'received', code: response.severity } as const
  const narrative = words.narrative({ narrative: response.narrative })
  if (response.disposition === 'unreadable') return unreadableEvent()
  if (response.disposition === 'accepted') {
    return {
      ...base,
      kind: 'accepted',
      title: wasPractice ? words.practisedAccepted() : words.accepted(),
      detail: [narrative, words.conditions({ count: conditions.length })],
      code: 'A',
      tone: 'ok',
    }
  }
  const fatal = conditions.filter(({ severity }) => severity === 'error').length
  return {
    ...base,
    kind: 'rejected',
    title: wasPractice ? words.practisedRejected() : words.rejected(),
    detail: [narrative, words.fatalConditions({ count: fatal })],
    code: 'R',
    tone: 'bad',
  }
}
