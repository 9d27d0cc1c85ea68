import type { Message } from '@edfe/domain/messages'
import { customsAt } from '@edfe/domain/profile'
import { z } from 'zod'
import { SYSTEM } from '../../auth/actors.ts'
import type { Db } from '../../db/engine.ts'
import { tenantTransaction } from '../../db/tenant.ts'
import { createScope, type EntryServices } from '../../entries/entry-services.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { backOffSeconds, WAITING_SECONDS } from '../../jobs/back-off.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { eventMessages, gatewayProblems } from '../../messages/customs-messages.ts'
import type { CustomsGateway, GatewayAnswer } from '../gateway/gateway.ts'
import { type FilingKind, type FilingKinds, kindNamed } from '../kinds/filing-kind.ts'
import { notifyOfFailure } from '../notices/notify-of-incident.ts'
import { SUBJECT_HANDLERS } from '../subjects/index.ts'
import { isOver, isUnread, lockSubmission, type OpenSubmission, storeMessage } from './submission-store.ts'
import { takeAnswer } from './take-answer.ts'

/**
 * The dependencies of messages with customs: the database, the way to customs, the queue, and a scope of an
 * organisation's transaction.
 */
export interface CustomsDeps {
  db: Db
  gateway: CustomsGateway
  jobs: Jobs
  services: EntryServices
  /** The address of the product, for links in mail. */
  publicUrl: string
}

export interface FilingDeps extends CustomsDeps {
  kinds: FilingKinds
}

export const FilingJob = z.object({ org_id: z.string(), submission_id: z.string() })
export type FilingJob = z.output<typeof FilingJob>

/**
 * Takes one submission one step on: hands its bytes to customs and records what came of it. May be interrupted
 * anywhere and run again: the same bytes go under the same id, each message is kept once, and the entry moves by a
 * conditional update. An answer is acknowledged once it is stored.
 */
export async function fileSubmission(deps: FilingDeps, job: FilingJob): Promise<void> {
  const submission = await begin(deps, job)
  if (!submission) return
  const kind = kindNamed(deps.kinds, submission.kind)
  const { id, images, handed_over_at, checkDigitFactor } = submission
  const isHandedOver = handed_over_at !== null
  const answer = await deps.gateway.send({
    id,
    images,
    isHandedOver,
    sending: submission.sent_again + 1,
    checkDigitFactor,
    gateway: submission.gateway,
    account: job.org_id,
  })
  await inTenant(deps, job, async (scope) => {
    const current = await lockSubmission(scope.trx, job.org_id, job.submission_id, scope.sealing)
    // Another run at the same time has read the answer, and queued what follows.
    if (!current || isOver(current) || current.sent_again !== submission.sent_again) return
    if (isUnread(current) !== isUnread(submission)) return
    await record(deps, scope, { kind, submission: current }, answer)
    await SUBJECT_HANDLERS[current.subject.type].changed(scope, current.subject.id)
  })
  if (answer.kind === 'answered' && answer.answerId) await deps.gateway.acknowledge(answer.answerId)
}

/** A submission with its kind. */
interface Filing {
  kind: FilingKind
  submission: OpenSubmission
}

async function record(
  deps: FilingDeps,
  scope: RequestScope,
  filing: Filing,
  answer: GatewayAnswer,
): Promise<void> {
  if (answer.kind !== 'answered') {
    if (isUnread(filing.submission)) return lookAgain(deps, scope, filing)
    if (answer.kind === 'refused') return fail(deps, scope, filing, answer.reason)
    return waitAndSend(deps, scope, filing, answer)
  }
  const outcome = await takeAnswer(scope, deps, filing, answer.images)
  if (outcome === 'send_again') await sendAgain(deps, scope, filing)
  if (outcome === 'unreadable') await lookAgain(deps, scope, filing)
}

/**
 * The right answer may come after one that could not be read, under the same name: it is asked for again, less and less
 * often, for thirty days.
 */
async function lookAgain(
  deps: FilingDeps,
  { trx, org, now }: RequestScope,
  { kind, submission }: Filing,
): Promise<void> {
  const elapsed = submission.answered_at ? (now.getTime() - submission.answered_at.getTime()) / 1000 : 0
  if (elapsed > LOOK_SECONDS) return
  const startAfter = Math.round(Math.min(Math.max(WAITING_SECONDS, elapsed / 10), LONGEST_LOOK_SECONDS))
  const job: FilingJob = { org_id: org.id, submission_id: submission.id }
  await deps.jobs.send(trx, kind.queue, job, { startAfter })
}

const LOOK_SECONDS = 30 * 24 * 3600
const LONGEST_LOOK_SECONDS = 3600

/** CBP has not processed what it was sent: the same bytes are handed over once more. */
async function sendAgain(deps: FilingDeps, scope: RequestScope, filing: Filing): Promise<void> {
  const { submission } = filing
  await scope.trx
    .updateTable('submissions')
    .set({ handed_over_at: null, sent_again: submission.sent_again + 1 })
    .where('id', '=', submission.id)
    .execute()
  await waitAndSend(deps, scope, filing, { kind: 'away', reason: gatewayProblems.systemFailure() })
}

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
    const { checkDigitOffset: checkDigitFactor } = scope.rules.profile
    if (isUnread(submission)) return { ...submission, checkDigitFactor }
    const kind = kindNamed(deps.kinds, submission.kind)
    const id = await storeMessage(scope, {
      submissionId: submission.id,
      direction: 'sent',
      application: kind.sent,
      images: submission.images,
      at: scope.now,
    })
    if (id) {
      const { type, id: subjectId } = submission.subject
      await SUBJECT_HANDLERS[type].recordEvent(scope, subjectId, {
        stream: kind.stream,
        kind: 'sent',
        direction: 'sent',
        title: SENT[customsAt(submission.gateway)](),
        detail: [sentSentence(kind, submission)],
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
    return { ...submission, attempts: submission.attempts + 1, checkDigitFactor }
  })

/** Queues the next attempt in the same transaction that says when it will be. */
async function waitAndSend(
  deps: FilingDeps,
  { trx, org, now }: RequestScope,
  { kind, submission }: Filing,
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
  await deps.jobs.send(trx, kind.queue, job, { startAfter: seconds })
}

/** The gateway will never take these bytes: people must look. What was submitted stays so. */
async function fail(
  deps: FilingDeps,
  scope: RequestScope,
  { kind, submission }: Filing,
  reason: Message,
): Promise<void> {
  await scope.trx
    .updateTable('submissions')
    .set({ state: 'failed', last_problem: JSON.stringify(reason), answered_at: scope.now })
    .where('id', '=', submission.id)
    .execute()
  await kind.failed?.(scope, submission)
  const { subject, submitted_by: submittedBy } = submission
  const handler = SUBJECT_HANDLERS[subject.type]
  await handler.recordEvent(scope, subject.id, {
    stream: kind.stream,
    kind: 'failed',
    direction: 'local',
    title: eventMessages.refused(),
    detail: [eventMessages.refusedBecause({ reason })],
    tone: 'bad',
  })
  await notifyOfFailure(scope, deps, await handler.describe(scope, subject.id), { reason, submittedBy })
}

const SENT = {
  CBP: eventMessages.sent,
  simulator: eventMessages.practisedSent,
  test: eventMessages.testSent,
}

const sentSentence = ({ events: { sent, sentAbout } }: FilingKind, { bill }: OpenSubmission): Message =>
  bill && sentAbout ? sentAbout({ bill }) : sent()
