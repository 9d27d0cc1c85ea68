import { randomUUID } from 'node:crypto'
import { VALIDATED } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { recordMemberAudit } from '../audit/record-audit.ts'
import type { MemberActor } from '../auth/actors.ts'
import type { Trx } from '../db/engine.ts'
import '../db/rehearsal-tables.ts'
import type { RehearsedDraft } from '../db/stored-rehearsal.ts'
import { whereState } from '../db/where-state.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { notFound, type Refusal, refuse } from '../refusals/problems.ts'
import { findRun } from './read-runs.ts'
import { REHEARSAL_QUEUE } from './rehearse-day.ts'

/** The newest drafts that one run files. */
const MOST_DRAFTS = 200
const KEPT_RUNS = 10

/** The validated drafts of the organization that a run files, oldest first. */
export async function draftsToRehearse(trx: Trx): Promise<RehearsedDraft[]> {
  const newest = await trx
    .selectFrom('entries')
    .select(['id', 'entry_number as number'])
    .where(whereState(VALIDATED, 'entries'))
    .where('archived', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DRAFTS)
    .execute()
  return newest.reverse()
}

/** Begins a run and queues its first day. The oldest beyond ten runs are forgotten. */
export async function startRun(
  trx: Trx,
  who: MemberActor,
  { jobs, today, now }: { jobs: Jobs; today: string; now: Date },
): Promise<Refusal | undefined> {
  const isRunning = await trx
    .selectFrom('rehearsal_runs')
    .select('id')
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (isRunning) return alreadyRunning()
  const id = randomUUID()
  await trx
    .insertInto('rehearsal_runs')
    .values({
      id,
      org_id: who.orgId,
      begun_on: today,
      drafts: JSON.stringify(await draftsToRehearse(trx)),
      started_by: who.userId,
      started_at: now,
    })
    .execute()
  const kept = trx.selectFrom('rehearsal_runs').select('id').orderBy('started_at', 'desc').limit(KEPT_RUNS)
  await trx.deleteFrom('rehearsal_runs').where('id', 'not in', kept).execute()
  await jobs.send(trx, REHEARSAL_QUEUE, { org_id: who.orgId, run_id: id })
  await recordMemberAudit(trx, who, { entity: 'rehearsal', entityId: id, action: 'create' })
  return undefined
}

/** Stops a run that is running; one that has ended stays as it is. */
export async function stopRun(
  trx: Trx,
  who: MemberActor,
  id: string,
  now: Date,
): Promise<Refusal | undefined> {
  if (!(await findRun(trx, id))) return notFound()
  const { numUpdatedRows } = await trx
    .updateTable('rehearsal_runs')
    .set({ state: 'stopped', ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await recordMemberAudit(trx, who, {
      entity: 'rehearsal',
      entityId: id,
      action: 'update',
      after: { state: 'stopped' },
    })
  return undefined
}

const alreadyRunning = (): Refusal =>
  refuse(
    409,
    'rehearsal_running',
    say({
      id: 'refusal.rehearsal-running',
      defaultMessage: 'A rehearsal is running already. Stop it first.',
    }),
  )

/** Where this server has no simulator beside its live road. */
export const notPossible = (): Refusal =>
  refuse(
    409,
    'rehearsal_not_possible',
    say({
      id: 'refusal.rehearsal-not-possible',
      defaultMessage: 'This server has no simulator to rehearse with.',
    }),
  )
