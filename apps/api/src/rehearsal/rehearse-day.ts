import { judgeRun, type RunStatement, SUMMARY_GOAL, stateAfter } from '@edfe/domain/rehearsal'
import { sql } from 'kysely'
import { z } from 'zod'
import { simulatorUrl } from '../customs/gateway/filing-gateway.ts'
import { rehearseAtSimulator } from '../customs/gateway/simulator-gateway.ts'
import type { StoredFiling } from '../db/stored-rehearsal.ts'
import '../db/rehearsal-tables.ts'
import type { Config } from '../config/config.ts'
import { inOrganization, type OpenEntriesParts } from '../entries/review/open-entries.ts'
import { defineJob, HEARTBEAT_SECONDS, type Jobs } from '../jobs/jobs.ts'
import { tariffService } from '../tariff/tariff-service.ts'
import { checkDigitFactor, dayOf, filingsOfDay } from './day-of-run.ts'
import { judgedFilings } from './judged-filings.ts'
import { statementsOfDay } from './statements-of-day.ts'

export const REHEARSAL_QUEUE = 'rehearse'

export const RehearseJob = z.object({ org_id: z.string(), run_id: z.string() })
type RehearseJob = z.output<typeof RehearseJob>

interface RehearsalParts extends OpenEntriesParts {
  settings: Pick<
    Config,
    'CUSTOMS_GATEWAY' | 'CUSTOMS_GATEWAY_URL' | 'CUSTOMS_PRACTICE_URL' | 'REHEARSAL_DAY_SECONDS'
  >
  now(): Date
}

/** Rehearses one day of a run, and queues the next one. */
export const rehearseJob = (parts: RehearsalParts) =>
  defineJob(RehearseJob, {
    name: REHEARSAL_QUEUE,
    queue: { expireInSeconds: 120, heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3, retryDelay: 5 },
    worker: { pollingIntervalSeconds: 0.5 },
    forgetDoneAfterSeconds: 60,
    work: (job, { jobs }) => rehearseDay(parts, job, jobs),
  })

/**
 * Files the next day of a run to the simulator and keeps the answers with the run. A run that is not running is left alone;
 * a day that was interrupted is done again, since the simulator keeps nothing of it.
 */
async function rehearseDay(parts: RehearsalParts, job: RehearseJob, jobs: Jobs): Promise<void> {
  const { org_id, run_id } = job
  const next = await inOrganization(parts, org_id, async (scope) => {
    const run = await scope.trx
      .selectFrom('rehearsal_runs')
      .select(['day', 'drafts'])
      .where('id', '=', run_id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    if (!run) return undefined
    const { tariff } = tariffService()
    const day = run.day + 1
    return {
      day,
      prepared: await filingsOfDay(scope, { day, drafts: run.drafts, tariff }),
      factor: checkDigitFactor(scope),
    }
  })
  if (!next) return
  const { day, prepared, factor } = next
  const sent = prepared.filter((filing) => 'images' in filing)
  const url = simulatorUrl(parts.settings)
  const answered =
    url &&
    (await rehearseAtSimulator(url, { batches: sent.map(({ images }) => images), checkDigitFactor: factor }))
  if (!answered) return endBroken(parts, job)
  const { answers } = answered
  const filings = [
    ...sent.map(({ answered }, at) => answered(answers[at] ?? [])),
    ...prepared.flatMap((filing) => ('held' in filing ? [filing.held] : [])),
  ]
  const statements = day === SUMMARY_GOAL.days ? statementsOfDay(sent, answered) : []
  await keepDay(parts, job, { day, filings, statements }, jobs)
}

async function keepDay(
  parts: RehearsalParts,
  job: RehearseJob,
  { day, filings, statements }: { day: number; filings: StoredFiling[]; statements: RunStatement[] },
  jobs: Jobs,
): Promise<void> {
  const { settings, now } = parts
  await inOrganization(parts, job.org_id, async ({ trx }) => {
    const run = await trx
      .selectFrom('rehearsal_runs')
      .select(['filings', sql<string>`begun_on::text`.as('begun_on')])
      .where('id', '=', job.run_id)
      .where('state', '=', 'running')
      .where('day', '=', day - 1)
      .forUpdate()
      .executeTakeFirst()
    if (!run) return
    const all = [...run.filings, ...filings]
    const state = stateAfter(judgeRun(judgedFilings(all), dayOf(run.begun_on)), day)
    await trx
      .updateTable('rehearsal_runs')
      .set({
        state,
        day,
        filings: JSON.stringify(all),
        ...(statements.length > 0 && { statements: JSON.stringify(statements) }),
        ...(state !== 'running' && { ended_at: now() }),
      })
      .where('id', '=', job.run_id)
      .execute()
    if (state === 'running')
      await jobs.send(trx, REHEARSAL_QUEUE, job, { startAfter: settings.REHEARSAL_DAY_SECONDS })
  })
}

/** The simulator does not answer: the run ends where it is. */
const endBroken = (parts: RehearsalParts, { org_id, run_id }: RehearseJob): Promise<void> =>
  inOrganization(parts, org_id, async ({ trx }) => {
    await trx
      .updateTable('rehearsal_runs')
      .set({ state: 'broken', ended_at: parts.now() })
      .where('id', '=', run_id)
      .where('state', '=', 'running')
      .execute()
  })
