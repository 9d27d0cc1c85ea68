import { createHash } from 'node:crypto'
import type { EntryEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { eventMessages } from '../../messages/customs-messages.ts'
import type { FilingKind, TakenAnswer } from '../kinds/filing-kind.ts'
import type { CustomsNotifyTools } from '../notices/notify-of-answer.ts'
import { notifyOfUnreadable } from '../notices/notify-of-incident.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import { type OpenSubmission, storeMessage } from './submission-store.ts'

/**
 * Reads customs' answer to a submission, keeps it, and writes what follows from it by its kind. 'send_again' when
 * customs asks for the same bytes once more; then nothing is kept. 'unreadable' when it cannot be read: each such answer is
 * kept, and people are notified once.
 */
export async function takeAnswer(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  { kind, submission }: { kind: FilingKind; submission: OpenSubmission },
  images: readonly string[],
): Promise<'done' | 'send_again' | 'unreadable'> {
  const answer = await kind.takeAnswer(scope, submission, images)
  if (answer.disposition === 'system_failure') return 'send_again'
  const messageId = await keepAnswer(scope, { kind, submission }, answer, images)
  if (answer.disposition !== 'unreadable') {
    await answer.apply(tools, messageId)
    return 'done'
  }
  if (messageId === undefined) return 'unreadable'
  const { subject, submitted_by } = submission
  const handler = SUBJECT_HANDLERS[subject.type]
  await handler.recordEvent(scope, subject.id, { ...unreadableEvent(kind, answer.problem), messageId })
  await kind.failed?.(scope, submission)
  await notifyOfUnreadable(scope, tools, await handler.describe(scope, subject.id), submitted_by)
  return 'unreadable'
}

/** Keeps the answer with its submission, which is over by it: the id of the message, unless it was kept before. */
async function keepAnswer(
  scope: RequestScope,
  { kind, submission }: { kind: FilingKind; submission: OpenSubmission },
  { disposition, version, conditions, problem = eventMessages.notRead() }: TakenAnswer,
  images: readonly string[],
): Promise<string | undefined> {
  const isUnreadable = disposition === 'unreadable'
  const { trx, now } = scope
  const messageId = await storeMessage(scope, {
    submissionId: submission.id,
    direction: 'received',
    application: kind.answer,
    images,
    at: now,
    // The readable one that may come later is another message.
    ...(isUnreadable && { key: digestOf(images) }),
  })
  if (isUnreadable && messageId === undefined) return undefined
  await trx
    .updateTable('submissions')
    .set({
      state: isUnreadable ? 'failed' : 'answered',
      disposition,
      version: version ?? null,
      conditions: JSON.stringify(conditions),
      next_attempt_at: null,
      last_problem: isUnreadable ? JSON.stringify(problem) : null,
      answered_at: now,
    })
    .where('id', '=', submission.id)
    .execute()
  return messageId
}

const digestOf = (images: readonly string[]): string =>
  createHash('sha256').update(images.join('\n')).digest('hex').slice(0, 16)

/** An answer of customs that has no outcome; its records are kept. */
const unreadableEvent = ({ stream }: FilingKind, problem = eventMessages.notRead()): EntryEvent => ({
  stream,
  direction: 'received',
  kind: 'unreadable',
  code: '',
  title: eventMessages.unreadable(),
  detail: [problem],
  tone: 'bad',
})
