import type { EntrySummaryResponse } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { type CustomsSide, customsAt } from '@edfe/domain/profile'
import type { StoredCondition } from '../../db/entry-tables.ts'
import { type EntryEvent, recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { chargeFiling } from '../../fees/charge-filing.ts'
import { eventMessages as words } from '../../messages/customs-messages.ts'
import { statusReasons } from '../../messages/status-reasons.ts'
import type { EntryAnswer } from '../kinds/entry-kind.ts'
import { applyCustomsAnswer } from '../notices/apply-customs-status.ts'
import { type CustomsNotifyTools, notifyOfAnswer } from '../notices/notify-of-answer.ts'
import { endCarriedFiling } from '../transmissions/end-carried-filing.ts'

/** Writes what follows from the answer to a summary: the event, the operator's fee, and the entry's move to accepted or rejected. */
export async function applySummaryAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { submission, entry, answer, conditions, messageId }: EntryAnswer<EntrySummaryResponse>,
): Promise<void> {
  const { submitted_by: submittedBy, gateway } = submission
  await recordEvent(scope, entry.id, { ...eventOf(answer, conditions, customsAt(gateway)), messageId })
  if (answer.disposition === 'batch_rejected') await endCarriedFiling(scope, submission.id)
  else await chargeFiling(scope, entry, submission, answer.disposition === 'accepted')
  const status = answer.disposition === 'accepted' ? 'accepted' : 'rejected'
  const reason = statusReasons.customs({ said: answer.narrative })
  if (await applyCustomsAnswer(scope, entry, status, reason))
    await notifyOfAnswer(scope, tools, entry, { status, conditions, submittedBy, gateway })
}

const ACCEPTED = { CBP: words.accepted, simulator: words.practisedAccepted, test: words.testAccepted }
const REJECTED = { CBP: words.rejected, simulator: words.practisedRejected, test: words.testRejected }

/** Returns the event of an answer: fatal conditions stop the summary, the others only accompany it. */
function eventOf(response: EntrySummaryResponse, conditions: StoredCondition[], by: CustomsSide): EntryEvent {
  const { stream } = FILED_KINDS.summary
  const base = { stream, direction: 'received' } as const
  const narrative = words.narrative({ narrative: response.narrative })
  if (response.disposition === 'accepted') {
    return {
      ...base,
      kind: 'accepted',
      title: ACCEPTED[by](),
      detail: [narrative, words.conditions({ count: conditions.length })],
      code: 'A',
      tone: 'ok',
    }
  }
  const fatal = conditions.filter(({ severity }) => severity === 'error').length
  return {
    ...base,
    kind: 'rejected',
    title: REJECTED[by](),
    detail: [narrative, words.fatalConditions({ count: fatal })],
    code: 'R',
    tone: 'bad',
  }
}
