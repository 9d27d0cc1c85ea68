import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, type Job, type JobResult, PgBoss, type SendOptions } from 'pg-boss'
import type { Db, Engine } from '../db/engine.ts'
import { inSpan } from '../telemetry/in-span.ts'
import type { JobData } from './job-data.ts'
import type { JobDefinition, Jobs } from './jobs.ts'
import { enqueueFunction, QUEUE_SCHEMA } from './prepare-jobs.ts'

/** Less than the time in which the process exits after a signal. A job that is cut off runs again later. */
const STOP_TIMEOUT_MS = 8_000

/**
 * The interval at which the servers together look for jobs whose server has died (HEARTBEAT_SECONDS) or that
 * took too long.
 */
const SUPERVISE_SECONDS = 10

/** Nobody waits for a scheduled job: its queue is read seldom, so that an idle server asks the database less. */
const pollingSeconds = ({ cron }: JobDefinition) => (cron ? 30 : 1)

interface JobParts {
  engine: Engine
  definitions: JobDefinition[]
  log: FastifyBaseLogger
  jobData: JobData
  /** False leaves queued jobs alone. */
  workers: boolean
}

/** Starts the queue and what works on it. */
export async function startJobs({ engine, definitions, log, jobData, workers }: JobParts): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: engine.run },
    schema: QUEUE_SCHEMA,
    backend: engine.kind,
    migrate: false,
    createSchema: false,
    reindex: false,
    supervise: workers,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    schedule: workers,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'))
  await boss.start()
  const jobs: Jobs = {
    async send(trx, name, data, options) {
      await boss.send(name, jobData.seal(name, data), { ...options, db: throughFunction(trx, name) })
    },
    async sendAll(trx, name, data) {
      const sealed = data.map((one) => ({ data: jobData.seal(name, one) }))
      if (sealed.length > 0) await boss.insert(name, sealed, { db: throughFunction(trx, name) })
    },
    async read(name, states) {
      const { rows } = await engine.run(
        `select data from ${QUEUE_SCHEMA}.job where name = $1 and state::text = any ($2)`,
        [name, states],
      )
      return rows.map(({ data }) => jobData.open(name, data))
    },
    async retry(trx, name, id) {
      const db = fromKysely(trx)
      const { rows } = await db.executeSql(
        `select from ${QUEUE_SCHEMA}.job where name = $1 and id = $2::uuid and state = 'failed' for update`,
        [name, id],
      )
      if (rows.length > 0) await boss.retry(name, id, { db })
      return rows.length > 0
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  }
  for (const definition of workers ? definitions : [])
    await startWorker(boss, definition, { engine, queue: jobs, jobData, log })
  return jobs
}

/** Runs the library's statement that adds a job as the function that prepareJobs made of it. */
function throughFunction(trx: Db, name: string): NonNullable<SendOptions['db']> {
  const { executeSql } = fromKysely(trx)
  return { executeSql: (_, values) => executeSql(`select ${enqueueFunction(name)}($1) as id`, values) }
}

interface WorkerParts {
  engine: Engine
  queue: Jobs
  jobData: JobData
  log: FastifyBaseLogger
}

async function startWorker(
  boss: PgBoss,
  definition: JobDefinition,
  { engine, queue, jobData, log }: WorkerParts,
) {
  const { name, worker, cron, work, batch, forgetDoneAfterSeconds } = definition
  const options = {
    pollingIntervalSeconds: pollingSeconds(definition),
    ...worker,
    includeMetadata: false,
    // A job that fails leaves those fetched with it done: mail that was delivered is not sent again.
    perJobResults: true,
  } as const
  const attempt = async (jobs: readonly Job<unknown>[], run: () => Promise<void>): Promise<JobResult[]> => {
    try {
      await inSpan(`job ${name}`, run)
      return jobs.map(({ id }) => ({ id, status: 'completed' }))
    } catch (error) {
      const jobIds = jobs.map(({ id }) => id)
      log.error({ err: error, job: name, jobIds }, `The job ${name} failed and will be tried again`)
      return jobs.map(({ id }) => ({ id, status: 'failed', output: error }))
    }
  }
  const alone = async (jobs: readonly Job<unknown>[]): Promise<JobResult[]> => {
    const results: JobResult[] = []
    for (const job of jobs)
      results.push(
        ...(await attempt([job], () => work(jobData.open(name, job.data), { id: job.id, jobs: queue }))),
      )
    return results
  }
  const together = (jobs: readonly Job<unknown>[], run: NonNullable<typeof batch>) =>
    attempt(jobs, () =>
      run(
        jobs.map(({ data }) => jobData.open(name, data)),
        queue,
      ),
    )
  const id = boss.work(name, options, async (jobs) => {
    const results = await (batch ? together(jobs, batch) : alone(jobs))
    const done = results.flatMap((result) => (result.status === 'completed' ? result.id : []))
    if (forgetDoneAfterSeconds && done.length > 0)
      await forgetSoon(engine, name, done, forgetDoneAfterSeconds)
    // The next job of a queue does not wait for the next poll.
    boss.notifyWorker(await id)
    return results
  })
  await id
  if (cron) await boss.schedule(name, cron)
}

/** Jobs that are done are dropped earlier than a job that failed. */
const forgetSoon = (engine: Engine, name: string, ids: readonly string[], seconds: number) =>
  engine.run(
    `update ${QUEUE_SCHEMA}.job set deletion_seconds = $3 where name = $1 and id = any($2::uuid[])`,
    [name, ids, seconds],
  )
