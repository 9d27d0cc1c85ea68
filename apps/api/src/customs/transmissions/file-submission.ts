import type { Message } from '@edfe/domain/messages'
import { isPractice } from '@edfe/domain/profile'
import { z } from 'zod'
import { SYSTEM } from '../../auth/actors.ts'
import type { Db } from '../../db/engine.ts'
import type { SubmissionKind } from '../../db/entry-tables.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope, type EntryServices } from '../../entries/entry-services.ts'
import { recordEvent } from '../../entries/repository/record-event.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { announce } from '../../http/live.ts'
import { backOffSeconds, WAITING_SECONDS } from '../../jobs/back-off.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { eventMessages, gatewayProblems } from '../../messages/customs-messages.ts'
import { applyDeletionAnswer, endDeletion } from '../deletion/apply-deletion-answer.ts'
import type { CustomsGateway, GatewayAnswer } from '../gateway/gateway.ts'
import { applyAnswer } from '../notices/apply-answer.ts'
import { notifyOfFailure } from '../notices/notify-of-answer.ts'
import { lockSubmission, type OpenSubmission, storeMessage } from './submission-store.ts'

/** What filing needs: the database, the way to customs, the queue, and a scope of an organisation's transaction. */
export interface FilingDeps {
  db: Db
  gateway: CustomsGateway
  jobs: Jobs
  services: EntryServices
  /** The address of the product, for links in mail. */
  publicUrl: string
}

export const FilingJob = z.object({ org_id: z.string(), submission_id: z.string() })
export type FilingJob = z.output<typeof FilingJob>

export const FILING_QUEUE = 'file-entry'

/** Apart from the summaries: a server of version 0.2.0 would read the answer to a deletion as one to a summary. */
export const DELETION_QUEUE = 'delete-summary'

/**
 * Takes one submission one step on: hands its bytes to customs and records what came of it. May be interrupted
 * anywhere and run again: the same bytes go under the same id, each message is kept once, and the entry moves by a
 * conditional update. An answer is acknowledged once it is stored.
 */
export async function fileSubmission(deps: FilingDeps, job: FilingJob): Promise<void> {
  const submission = await begin(deps, job)
  if (!submission) return
  const { id, images, handed_over_at, checkDigitFactor } = submission
  const isHandedOver = handed_over_at !== null
  const answer = await deps.gateway.send({ id, images, isHandedOver, checkDigitFactor })
  await inTenant(deps, job, async (scope) => {
    const current = await lockSubmission(scope.trx, job.org_id, job.submission_id, scope.sealing)
    // Another run that worked beside this one has read the answer, and queued what follows.
    if (!current || isOver(current) || current.sent_again !== submission.sent_again) return
    await record(deps, scope, current, answer)
    await announce(scope.trx, { org_id: job.org_id, topic: 'entry', id: current.entry_id })
  })
  if (answer.kind === 'answered' && answer.answerId) await deps.gateway.acknowledge(answer.answerId)
}

async function record(
  deps: FilingDeps,
  scope: RequestScope,
  submission: OpenSubmission,
  answer: GatewayAnswer,
): Promise<void> {
  if (answer.kind === 'refused') return fail(deps, scope, submission, answer.reason)
  if (answer.kind !== 'answered') return waitAndSend(deps, scope, submission, answer)
  const apply = submission.kind === 'deletion' ? applyDeletionAnswer : applyAnswer
  const outcome = await apply(scope, deps, submission, answer.images)
  if (outcome === 'send_again') await sendAgain(deps, scope, submission)
}

/** CBP has not processed what it was sent: the same bytes are handed over once more. */
async function sendAgain(deps: FilingDeps, scope: RequestScope, submission: OpenSubmission): Promise<void> {
  await scope.trx
    .updateTable('submissions')
    .set({ handed_over_at: null, sent_again: submission.sent_again + 1 })
    .where('id', '=', submission.id)
    .execute()
  await waitAndSend(deps, scope, submission, { kind: 'away', reason: gatewayProblems.systemFailure() })
}

export const queueOf = (kind: SubmissionKind): string => (kind === 'deletion' ? DELETION_QUEUE : FILING_QUEUE)

const isOver = ({ state }: OpenSubmission): boolean => state === 'answered' || state === 'failed'

const inTenant = <T>(
  deps: FilingDeps,
  { org_id }: FilingJob,
  work: (scope: RequestScope) => Promise<T>,
): Promise<T> =>
  tenantTransaction(deps.db, { orgId: org_id, userId: null }, async (trx) =>
    work(await createScope(deps.services, trx, { orgId: org_id, actor: SYSTEM })),
  )

/** Marks the attempt before anything leaves, so that a message that may be with customs is never unknown here. */
const begin = (
  deps: FilingDeps,
  job: FilingJob,
): Promise<(OpenSubmission & { checkDigitFactor: number }) | undefined> =>
  inTenant(deps, job, async (scope) => {
    const submission = await lockSubmission(scope.trx, job.org_id, job.submission_id, scope.sealing)
    if (!submission || isOver(submission)) return undefined
    const message = {
      orgId: job.org_id,
      submissionId: submission.id,
      images: submission.images,
      at: scope.now,
    }
    const id = await storeMessage(
      scope.trx,
      { ...message, direction: 'sent', application: 'AE' },
      scope.sealing,
    )
    if (id) {
      await recordEvent(scope, submission.entry_id, {
        stream: 'entry_summary',
        kind: 'sent',
        direction: 'sent',
        title: isPractice(submission.gateway) ? eventMessages.practisedSent() : eventMessages.sent(),
        detail: [submission.kind === 'deletion' ? eventMessages.oneDeletion() : eventMessages.oneSummary()],
        tone: 'neutral',
        messageId: id,
      })
    }
    await scope.trx
      .updateTable('submissions')
      .set({
        state: 'sending',
        attempts: submission.attempts + 1,
        next_attempt_at: null,
        ...(id && { sent_at: scope.now }),
      })
      .where('id', '=', submission.id)
      .execute()
    return {
      ...submission,
      attempts: submission.attempts + 1,
      checkDigitFactor: scope.rules.profile.checkDigitOffset,
    }
  })

/** Queues the next attempt in the same transaction that says when it will be. */
async function waitAndSend(
  deps: FilingDeps,
  { trx, org, now }: RequestScope,
  submission: OpenSubmission,
  answer: GatewayAnswer,
): Promise<void> {
  const isAway = answer.kind === 'away'
  const seconds = isAway ? backOffSeconds(submission.attempts) : WAITING_SECONDS
  await trx
    .updateTable('submissions')
    .set({
      state: isAway ? 'retrying' : 'sending',
      next_attempt_at: new Date(now.getTime() + seconds * 1000),
      ...(!isAway && !submission.handed_over_at && { handed_over_at: now }),
      last_problem: isAway ? JSON.stringify(answer.reason) : null,
    })
    .where('id', '=', submission.id)
    .execute()
  const job: FilingJob = { org_id: org.id, submission_id: submission.id }
  await deps.jobs.send(trx, queueOf(submission.kind), job, { startAfter: seconds })
}

/** The gateway will never take these bytes: people must look. The entry stays submitted. */
async function fail(
  deps: FilingDeps,
  scope: RequestScope,
  submission: OpenSubmission,
  reason: Message,
): Promise<void> {
  await scope.trx
    .updateTable('submissions')
    .set({ state: 'failed', last_problem: JSON.stringify(reason), answered_at: scope.now })
    .where('id', '=', submission.id)
    .execute()
  if (submission.kind === 'deletion') await endDeletion(scope, submission.entry_id, null)
  await recordEvent(scope, submission.entry_id, {
    stream: 'entry_summary',
    kind: 'failed',
    direction: 'local',
    title: eventMessages.refused(),
    detail: [eventMessages.refusedBecause({ reason })],
    tone: 'bad',
  })
  const entry = await scope.trx
    .selectFrom('entries')
    .select(['id', 'entry_number'])
    .where('id', '=', submission.entry_id)
    .executeTakeFirstOrThrow()
  await notifyOfFailure(scope, deps, entry, { reason, submittedBy: submission.submitted_by })
}
