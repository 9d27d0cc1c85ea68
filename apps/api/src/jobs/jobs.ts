import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, PgBoss, type QueueOptions, type SendOptions, type WorkOptions } from 'pg-boss'
import type { z } from 'zod'
import type { Db, Engine } from '../db/engine.ts'
import { withSetupLock } from '../db/migrate.ts'

const SCHEMA = 'pgboss'
/** What the library keeps of its tables' layout: another version of it has another text. */
const LIBRARY_FILE = readFileSync(new URL('schema.json', import.meta.resolve('pg-boss')))
/** Less than the time in which the process exits after a signal. A job that is cut off runs again later. */
const STOP_TIMEOUT_MS = 8_000

/** A kind of work that is done after a request: its queue and what does it. */
interface JobSettings {
  name: string
  queue?: Omit<QueueOptions, 'name'>
  worker?: WorkOptions
  /** Six-field-free cron (`*\/5 * * * *`, UTC): queues the job with no data at these times. */
  cron?: string
}

/** `jobs` queues what follows from this one. */
type Work<Data> = (data: Data, job: { id: string; jobs: Jobs }) => Promise<void>

export interface JobDefinition extends JobSettings {
  /** Fails when the data that the queue holds has not the shape of this kind of job. */
  work: Work<unknown>
}

/** Defines a kind of job by the shape of its data and the work on it. */
export const defineJob = <Data>(
  shape: z.ZodType<Data>,
  { work, ...settings }: JobSettings & { work: Work<Data> },
): JobDefinition => ({ ...settings, work: async (data, job) => work(shape.parse(data), job) })

export interface Jobs {
  /** Queues a job inside the caller's transaction: it exists if and only if that transaction commits. */
  send<Data extends object>(trx: Db, name: string, data: Data, options?: SendOptions): Promise<void>
  stop(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs
  }
}

const supervision = { supervise: false, schedule: false } as const

/** What the queue's tables are made of: changes when the library or a queue changes. */
export function jobSetupFingerprint(definitions: JobDefinition[]): string {
  const queues = definitions.map(({ name, queue }) => ({ name, queue }))
  return createHash('sha256').update(LIBRARY_FILE).update(JSON.stringify(queues)).digest('hex')
}

/**
 * Makes or updates the queue's own tables and the queues, as the owner, and lets the server's roles use them. Done
 * again only when the library or a queue has changed, since it takes as long as opening the database.
 */
export async function prepareJobs(engine: Engine, definitions: JobDefinition[]): Promise<void> {
  const fingerprint = jobSetupFingerprint(definitions)
  await engine.asOwner((run) =>
    withSetupLock(run, async () => {
      await run('create table if not exists public.job_setup (fingerprint text primary key)')
      const { rows } = await run('select 1 from public.job_setup where fingerprint = $1', [fingerprint])
      if (rows.length > 0) return
      const boss = new PgBoss({
        db: { executeSql: run },
        schema: SCHEMA,
        backend: engine.kind,
        ...supervision,
      })
      await boss.start()
      for (const { name, queue } of definitions) {
        if (await boss.getQueue(name)) await boss.updateQueue(name, queue ?? {})
        else await boss.createQueue(name, queue)
      }
      await boss.stop({ graceful: false, close: false })
      await run(`
      grant usage on schema ${SCHEMA} to app, app_server;
      grant select, insert, update, delete on all tables in schema ${SCHEMA} to app_server;
      grant usage, select on all sequences in schema ${SCHEMA} to app_server;
      grant execute on all functions in schema ${SCHEMA} to app, app_server;
      grant select, insert on all tables in schema ${SCHEMA} to app;
      grant update on ${SCHEMA}.job to app;
      delete from public.job_setup;
      insert into public.job_setup values ('${fingerprint}')`)
    }),
  )
}

/** Starts the queue and, unless `workers` is false, what works on it. */
export async function startJobs(
  engine: Engine,
  definitions: JobDefinition[],
  log: FastifyBaseLogger,
  workers = true,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: engine.run },
    schema: SCHEMA,
    backend: engine.kind,
    migrate: false,
    createSchema: false,
    reindex: false,
    supervise: workers,
    schedule: workers,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue met an error'))
  await boss.start()
  const jobs: Jobs = {
    async send(trx, name, data, options) {
      await boss.send(name, data, { ...options, db: fromKysely(trx) })
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  }
  for (const definition of workers ? definitions : []) await startWorker(boss, definition, jobs, log)
  return jobs
}

async function startWorker(boss: PgBoss, definition: JobDefinition, queue: Jobs, log: FastifyBaseLogger) {
  const { name, worker, cron, work } = definition
  await boss.work(name, { pollingIntervalSeconds: 1, ...worker, includeMetadata: false }, async (jobs) => {
    for (const job of jobs) {
      try {
        await work(job.data ?? {}, { id: job.id, jobs: queue })
      } catch (error) {
        log.error({ err: error, job: name, jobId: job.id }, `The job ${name} failed and will be tried again`)
        throw error
      }
    }
  })
  if (cron) await boss.schedule(name, cron)
}
