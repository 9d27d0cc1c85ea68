import { answerActions, type StatusAnswerMessage } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import type { Message } from '@edfe/domain/messages'
import { customsAt } from '@edfe/domain/profile'
import { goodsOf, readReleaseAction, unknownActions } from '@edfe/domain/release'
import { announceEntry } from '../../entries/record-change.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { eventMessages as events, customsNotifications as words } from '../../messages/customs-messages.ts'
import { readFilingRecords } from '../filings/filing-records.ts'
import type { EntryAnswer } from '../kinds/entry-kind.ts'
import { applyMeanings } from '../notices/apply-meanings.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import { heardIn, saidIn } from '../notices/read-goods.ts'
import { filedRelease, filedSummary } from '../transmissions/filed-summary.ts'

const ANSWERED = { CBP: events.statusAnswered, simulator: events.practisedStatus, test: events.testStatus }
const UNKNOWN = { CBP: events.statusUnknown, simulator: events.practisedUnknown, test: events.testUnknown }

/**
 * Writes what follows from the answer to a question: one event for the answer, and whatever CBP says for the first time
 * exactly as if a notice had said it.
 */
export async function applyStatusAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { submission, entry, answer: { disposition, answer }, messageId }: EntryAnswer<StatusAnswerMessage>,
): Promise<void> {
  const heard = heardIn(scope, entry, await readFilingRecords(scope, entry))
  const { actions: known } = saidIn(heard, messageId)
  const unknown = unknownActions(known, answerActions(answer, entry.entry_number))
  const isAnswered = disposition === 'accepted'
  const by = customsAt(submission.gateway)
  await recordEvent(scope, entry.id, {
    stream: FILED_KINDS.statusQuery.stream,
    kind: isAnswered ? 'status_answered' : 'status_unknown',
    direction: 'received',
    title: (isAnswered ? ANSWERED : UNKNOWN)[by](),
    detail: isAnswered
      ? [submission.bill ? ofBill(submission.bill, answer) : events.newStatuses({ count: unknown.length })]
      : answer.errors.map(({ code, narrative }) => words.condition({ code, narrative })),
    tone: isAnswered ? 'neutral' : 'wait',
    ...(messageId && { messageId }),
  })
  const filed = (await filedSummary(scope, entry.id)) ?? (await filedRelease(scope, entry.id))
  if (filed && unknown.length > 0) {
    const release = await applyMeanings(scope, tools, entry, [
      {
        submissionId: filed.id,
        messageId,
        said: unknown.map(readReleaseAction),
        goods: goodsOf([...known, ...unknown]),
        at: scope.now,
      },
    ])
    if (release !== entry.release_status)
      await scope.trx
        .updateTable('entries')
        .set({ release_status: release })
        .where('org_id', '=', scope.org.id)
        .where('id', '=', entry.id)
        .execute()
  }
  announceEntry(scope, entry.id)
}

const ofBill = (bill: string, { bills, airWaybills }: StatusAnswerMessage['answer']): Message =>
  events.billStatuses({
    bill,
    count: [...bills, ...airWaybills].reduce((sum, { dispositions }) => sum + dispositions.length, 0),
  })
