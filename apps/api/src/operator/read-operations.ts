import type { Operations } from '@edfe/contracts/operator/operator'
import { isPractice } from '@edfe/domain/profile'
import type { Formatter } from '@edfe/messages'
import { sql } from 'kysely'
import { fullName } from '../auth/person-name.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import { VERSION } from '../config/version.ts'
import { openRequests } from '../customs/claims/decide-request.ts'
import { readRoadFigures, readWaiting, type WaitingTransmission } from '../customs/road/read-road.ts'
import { readRefused } from '../customs/road/send-again.ts'
import { readLines } from '../customs/road/set-line.ts'
import { isLate } from '../customs/road/watch-road.job.ts'
import type { Db, Engine, Trx } from '../db/engine.ts'
import type { TextSealing } from '../db/sealing.ts'
import { serverTransaction } from '../db/server-transaction.ts'
import type { EntryServices } from '../entries/entry-services.ts'
import { readOperatorFees } from '../fees/operator-fees.ts'
import { failedJobs, queueStates } from '../jobs/queue-states.ts'
import { mayFetchAny } from '../tariff/updates/fetch-tariff.job.ts'
import { readUpdates } from '../tariff/updates/stored-updates.ts'

const MOST = 50

interface Parts {
  engine: Engine
  sealing: TextSealing
  entryServices: EntryServices
  settings: Pick<
    ReadyConfig,
    | 'TARIFF_SOURCE_URL'
    | 'TARIFF_MEASURES_URL'
    | 'CUSTOMS_GATEWAY'
    | 'CUSTOMS_PRACTICE_URL'
    | 'CUSTOMS_TEST_ROAD_FILE'
    | 'CUSTOMS_ALERT_MINUTES'
  >
  now(): Date
}

/** The content of the operator's page. */
export async function readOperations(
  { engine, sealing, entryServices, settings, now }: Parts,
  words: Formatter,
): Promise<Operations> {
  const { db } = engine
  const { sessions } = await db
    .selectFrom('auth.session')
    .select(({ fn }) => fn.countAll<number>().as('sessions'))
    .where('expiresAt', '>', now())
    .executeTakeFirstOrThrow()
  return {
    version: VERSION,
    open_sessions: Number(sessions),
    road: await readRoad(db, settings, now(), words),
    lines: await serverTransaction(db, 'operator', operatedLines),
    queues: await queueStates(engine),
    failed_jobs: await failedJobs(engine, MOST),
    unmatched: await unmatchedMessages(db, sealing),
    contact_messages: await contactMessages(db),
    filing_requests: await serverTransaction(db, 'operator', (trx) => openRequests(trx, sealing)),
    tariff: {
      is_fetched: Boolean(settings.TARIFF_SOURCE_URL ?? settings.TARIFF_MEASURES_URL),
      may_fetch: await mayFetchAny(db, settings, now()),
      updates: await readUpdates(db, words),
    },
    fees: await serverTransaction(db, 'operator', (trx) =>
      readOperatorFees(trx, entryServices.fees, entryServices.today('America/New_York')),
    ),
    backups: await backupRuns(db),
    acts: await serverTransaction(db, 'operator', operatorActs),
  }
}

async function operatedLines(trx: Trx): Promise<Operations['lines']> {
  const rows = await readLines(trx, MOST)
  return rows.map(({ password_set_at, ...row }) => ({ ...row, password_set_at: timeOf(password_set_at) }))
}

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null

async function readRoad(
  db: Db,
  settings: Parts['settings'],
  now: Date,
  words: Formatter,
): Promise<Operations['road']> {
  return serverTransaction(db, 'operator', async (trx) => {
    const { waiting, unread, unmatched, unreadable, ...road } = await readRoadFigures(trx)
    const { CUSTOMS_GATEWAY, CUSTOMS_PRACTICE_URL, CUSTOMS_ALERT_MINUTES, CUSTOMS_TEST_ROAD_FILE } = settings
    return {
      gateway: CUSTOMS_GATEWAY,
      has_practice: isPractice(CUSTOMS_GATEWAY) || CUSTOMS_PRACTICE_URL !== undefined,
      has_test: CUSTOMS_TEST_ROAD_FILE !== undefined,
      sent_at: timeOf(road.sent_at),
      heard_at: timeOf(road.heard_at),
      received_at: timeOf(road.received_at),
      away_since: timeOf(road.away_since),
      paused_at: timeOf(road.paused_at),
      waiting,
      oldest_at: timeOf(road.oldest_at),
      is_late: isLate(road.oldest_at, now, CUSTOMS_ALERT_MINUTES),
      alert_minutes: CUSTOMS_ALERT_MINUTES,
      unread,
      unmatched,
      unreadable,
      transmissions: (await readWaiting(trx, MOST)).map((row) => shownTransmission(row, words)),
      refused: (await readRefused(trx, MOST)).map((row) => shownTransmission(row, words)),
    }
  })
}

const shownTransmission = (
  { org_id: _org, submitted_at, next_attempt_at, last_problem, ...row }: WaitingTransmission,
  words: Formatter,
): Operations['road']['refused'][number] => ({
  ...row,
  submitted_at: submitted_at.toISOString(),
  next_attempt_at: timeOf(next_attempt_at),
  problem: last_problem && words.format(last_problem),
})

async function unmatchedMessages(db: Db, sealing: TextSealing): Promise<Operations['unmatched']> {
  const rows = await db
    .selectFrom('customs_inbox')
    .select(['id', 'application', 'images', 'received_at'])
    .where('state', '=', 'unmatched')
    .orderBy('received_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ images, received_at, ...row }) => ({
    ...row,
    received_at: received_at.toISOString(),
    records: JSON.parse(sealing.decrypt(images)) as string[],
  }))
}

async function contactMessages(db: Db): Promise<Operations['contact_messages']> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }))
}

async function backupRuns(db: Db): Promise<Operations['backups']> {
  const rows = await db
    .selectFrom('backup_runs')
    .select(['kind', 'file', 'problems', 'finished_at'])
    .select([sql<number>`rows::int`.as('rows'), sql<number>`documents::int`.as('documents')])
    .orderBy('finished_at', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ finished_at, ...row }) => ({ ...row, finished_at: finished_at.toISOString() }))
}

async function operatorActs(trx: Trx): Promise<Operations['acts']> {
  const rows = await trx
    .selectFrom('operator_acts as a')
    .innerJoin('users as u', 'u.id', 'a.operator_id')
    .select(['a.id', 'a.at', 'a.act', 'a.subject', 'a.reason', 'u.given_name', 'u.family_name'])
    .orderBy('a.at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ given_name, family_name, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    operator: fullName({ given_name, family_name }),
  }))
}
