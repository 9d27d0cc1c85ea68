import type { OperatorOrder } from '@edfe/contracts/operator/operator'
import { parseDay } from '@edfe/domain/calendar'
import { say } from '@edfe/domain/messages'
import { type AccountAction, recordAccountEvent } from '../auth/account-events.ts'
import { disableAccount, enableAccount, endSessionsOf } from '../auth/disabled-accounts.ts'
import type { SignedIn } from '../auth/session.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import { decideRequest } from '../customs/claims/decide-request.ts'
import { isTaken } from '../customs/claims/filing-claims.ts'
import { matchMessage } from '../customs/inbox/match-message.ts'
import { pauseSending, sendNow } from '../customs/road/resend.ts'
import { sendAgain } from '../customs/road/send-again.ts'
import { setLine } from '../customs/road/set-line.ts'
import type { Engine, Trx } from '../db/engine.ts'
import type { TextSealing } from '../db/sealing.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import type { EntryServices } from '../entries/entry-services.ts'
import { recordTransfer } from '../fees/operator-fees.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { isRefusal, notFound, type Refusal, refuse } from '../refusals/problems.ts'
import { writeNewestEdition } from '../tariff/editions/write-newest-edition.ts'
import { writeMeasures } from '../tariff/measures/write-measures.ts'
import { approveMeasures, approveUpdate, declineUpdate } from '../tariff/updates/decide-update.ts'
import { FETCH_TARIFF_QUEUE, mayFetchAny } from '../tariff/updates/fetch-tariff.job.ts'

interface OperatorParts {
  engine: Engine
  jobs: Jobs
  sealing: TextSealing
  entryServices: EntryServices
  settings: Pick<ReadyConfig, 'PUBLIC_URL' | 'DATA_DIR' | 'TARIFF_SOURCE_URL' | 'TARIFF_MEASURES_URL'>
  now(): Date
}

/** The action in the audit logs of the account's organizations. */
const ACCOUNT_EVENTS = {
  disable_account: 'account_disabled',
  enable_account: 'account_enabled',
  end_sessions: 'sessions_ended_by_operator',
} as const satisfies Partial<Record<OperatorOrder['act'], AccountAction>>

/**
 * Carries out an order of the operator, and records who gave it and why in the same transaction. Refused when the job,
 * message or account does not exist.
 */
export async function actAsOperator(
  parts: OperatorParts,
  operator: SignedIn,
  order: OperatorOrder,
): Promise<Refusal | undefined> {
  const { engine } = parts
  if (order.act === 'match_message') {
    const refusal = await match(parts, order)
    if (refusal) return refusal
  }
  if (order.act === 'send_again' && !(await againOnItsWay(parts, order))) return notFound()
  const done = serverTransaction(engine.db, 'operator', async (trx) => {
    const changed = await change(trx, parts, operator, order)
    if (changed !== true) return changed
    await trx
      .insertInto('operator_acts')
      .values({
        operator_id: operator.userId,
        act: order.act,
        subject: 'id' in order ? order.id : 'all',
        reason: order.reason,
      })
      .execute()
    return true
  })
  const isDone = await done.catch((error: unknown) => {
    if (order.act === 'confirm_number' && isTaken(error)) return numberTaken()
    throw error
  })
  if (isRefusal(isDone)) return isDone
  if (!isDone && (await isCarriedOut(engine, operator, order))) return undefined
  if (!isDone) return notFound(order.act === 'retry_job' ? JOB_NOT_FOUND : undefined)
  if (order.act === 'approve_tariff') await writeNewestEdition(engine.db, parts.settings.DATA_DIR)
  if (order.act === 'approve_measures') await writeMeasures(engine.db, parts.settings.DATA_DIR)
  if (order.act in ACCOUNT_EVENTS && 'id' in order) {
    await recordAccountEvent(engine.db, {
      userId: order.id,
      byPerson: false,
      action: ACCOUNT_EVENTS[order.act as keyof typeof ACCOUNT_EVENTS],
      after: { reason: order.reason },
      userAgent: 'operator',
    })
  }
  return undefined
}

/** Changes the database as ordered; false when the order names nothing that exists, and a refusal changes nothing. */
async function change(
  trx: Trx,
  { jobs, sealing, settings, entryServices, now }: OperatorParts,
  operator: SignedIn,
  order: OperatorOrder,
): Promise<boolean | Refusal> {
  if (order.act === 'send_again') return true
  if (order.act === 'retry_job') return jobs.retry(trx, order.queue, order.id)
  if (order.act === 'set_line') return setLine(trx, sealing, order, now())
  if (order.act === 'send_now') return sendNow(trx, jobs, order.id)
  if (order.act === 'pause_sending') return pauseSending(trx, jobs, now())
  if (order.act === 'resume_sending') return pauseSending(trx, jobs, null)
  if (order.act === 'confirm_number' || order.act === 'refuse_number') {
    const { id, reason } = order
    return decideRequest(trx, sealing, { id, isConfirmed: order.act === 'confirm_number', reason })
  }
  if (order.act === 'fetch_tariff') {
    if (!(await mayFetchAny(trx, settings, now()))) return notFetched()
    await jobs.send(trx, FETCH_TARIFF_QUEUE, {})
    return true
  }
  if (order.act === 'approve_tariff' || order.act === 'approve_measures' || order.act === 'decline_tariff') {
    const decision = { id: order.id, by: operator.email, reason: order.reason, now: now() }
    if (order.act === 'decline_tariff') return declineUpdate(trx, decision)
    if (order.act === 'approve_measures') return approveMeasures(trx, jobs, decision)
    return approveUpdate(trx, jobs, { ...decision, from: parseDay(order.first_day)! })
  }
  if (order.act === 'close_unmatched' || order.act === 'match_message') return closeUnmatched(trx, order.id)
  if (order.act === 'record_fee_payment')
    return recordTransfer(trx, order.id, {
      reference: order.reason,
      today: entryServices.today('America/New_York'),
    })
  if (order.act === 'end_all_sessions') {
    // The operator's own session stays, so that the page says how it went.
    await trx.deleteFrom('auth.session').where('id', '<>', operator.sessionId).execute()
    return true
  }
  const account = await trx
    .selectFrom('users')
    .select('auth_id')
    .where('id', '=', order.id)
    .executeTakeFirst()
  if (!account?.auth_id) return false
  if (order.act === 'disable_account') await disableAccount(trx, account.auth_id)
  if (order.act === 'enable_account') await enableAccount(trx, account.auth_id)
  if (order.act === 'end_sessions') await endSessionsOf(trx, account.auth_id)
  return true
}

const againOnItsWay = (
  { engine, jobs, entryServices: services }: OperatorParts,
  { id, reason }: Extract<OperatorOrder, { act: 'send_again' }>,
): Promise<boolean> => sendAgain({ db: engine.db, jobs, services }, id, reason)

/** True if the operator gave this order about a message before: its answer was lost on the way, and it is given again. */
async function isCarriedOut(engine: Engine, { userId }: SignedIn, order: OperatorOrder): Promise<boolean> {
  if (order.act !== 'close_unmatched') return false
  const act = await serverTransaction(engine.db, 'operator', (trx) =>
    trx
      .selectFrom('operator_acts')
      .select('subject')
      .where('operator_id', '=', userId)
      .where('act', '=', order.act)
      .where('subject', '=', order.id)
      .where('reason', '=', order.reason)
      .executeTakeFirst(),
  )
  return act !== undefined
}

/** Applies a message of CBP to the entry that the operator names; the message then leaves the list as one set aside. */
async function match(
  { engine, jobs, entryServices, settings }: OperatorParts,
  order: Extract<OperatorOrder, { act: 'match_message' }>,
): Promise<Refusal | undefined> {
  const deps = { db: engine.db, jobs, services: entryServices, publicUrl: settings.PUBLIC_URL }
  const outcome = await matchMessage(deps, order.id, order)
  if (outcome === 'matched') return undefined
  if (outcome === 'no message') return notFound()
  return refuse(
    409,
    'no_such_entry',
    say({
      id: 'refusal.no-filed-entry',
      defaultMessage:
        'No single filed entry has this number. Compare it with the message, or set the message aside.',
    }),
  )
}

const JOB_NOT_FOUND = say({ id: 'refusal.job-not-found', defaultMessage: 'Job not found' })

const numberTaken = (): Refusal =>
  refuse(
    409,
    'number_taken',
    say({
      id: 'refusal.number-taken',
      defaultMessage: 'This filer code is confirmed for another organization.',
    }),
  )

const notFetched = (): Refusal =>
  refuse(
    409,
    'not_fetched',
    say({
      id: 'refusal.tariff-not-fetched',
      defaultMessage:
        'The tariff is fetched once a day at most, where TARIFF_SOURCE_URL or TARIFF_MEASURES_URL is set.',
    }),
  )

/** Takes a message off the list; it stays in the inbox as read. */
async function closeUnmatched(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customs_inbox')
    .set({ state: 'read' })
    .where('id', '=', id)
    .where('state', '=', 'unmatched')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
