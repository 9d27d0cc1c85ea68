import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PgBoss } from 'pg-boss'
import type { Engine, RunSql } from '../db/engine.ts'
import { withSetupLock } from '../db/migrate.ts'
import type { JobDefinition } from './jobs.ts'

export const QUEUE_SCHEMA = 'pgboss'
/** The library's file with the layout of its tables: another version has another text. */
const LIBRARY_FILE = readFileSync(new URL('schema.json', import.meta.resolve('pg-boss')))

/**
 * The server works on the queue. In the transaction of an organization it may only add to it, by one function for each
 * kind of job: the tables hold the jobs of all organizations.
 */
const GRANTS = `
  revoke all on all tables in schema ${QUEUE_SCHEMA} from app;
  revoke all on all functions in schema ${QUEUE_SCHEMA} from public, app;
  grant usage on schema ${QUEUE_SCHEMA} to app, app_server;
  grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to app_server;
  grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to app_server;
  grant execute on all functions in schema ${QUEUE_SCHEMA} to app_server;`

/** The name of the function that adds a job of one kind to the queue. */
export const enqueueFunction = (name: string): string =>
  `${QUEUE_SCHEMA}.enqueue_${name.replace(/[^a-z0-9]/g, '_')}`

/** Returns a fingerprint of the queue's tables: changes when the library, a queue or a grant changes. */
export function jobSetupFingerprint(definitions: JobDefinition[]): string {
  const queues = definitions.map(({ name, queue }) => ({ name, queue }))
  return createHash('sha256').update(LIBRARY_FILE).update(GRANTS).update(JSON.stringify(queues)).digest('hex')
}

/**
 * Makes or updates the queue's own tables and the queues, as the owner, and lets the server's roles use them. Done
 * again only when the library, a queue or a grant has changed, since it takes as long as opening the database.
 */
export async function prepareJobs(engine: Engine, definitions: JobDefinition[]): Promise<void> {
  const fingerprint = jobSetupFingerprint(definitions)
  await engine.asOwner((run) =>
    withSetupLock(run, async () => {
      await run(`create table if not exists public.job_setup (
        fingerprint text primary key, applied_at timestamptz not null default clock_timestamp())`)
      await run('grant select on public.job_setup to app_server')
      const { rows } = await run('select fingerprint from public.job_setup order by applied_at desc limit 1')
      if (rows[0]?.fingerprint === fingerprint) return
      const boss = new PgBoss({
        db: { executeSql: run },
        schema: QUEUE_SCHEMA,
        backend: engine.kind,
        supervise: false,
        schedule: false,
      })
      try {
        await boss.start()
        await run(GRANTS)
        for (const { name, queue } of definitions) {
          if (!(await boss.getQueue(name))) await boss.createQueue(name, queue)
          // The library refuses an update of nothing.
          else if (queue) await boss.updateQueue(name, queue)
          await makeEnqueueFunction(boss, run, name)
        }
      } finally {
        // Its timers would go on asking a database that is closed by then.
        await boss.stop({ graceful: false, close: false })
      }
      // Earlier ones stay: a server of the version before may start again when this one is rolled back.
      await run(`insert into public.job_setup (fingerprint) values ('${fingerprint}')
        on conflict (fingerprint) do update set applied_at = excluded.applied_at`)
    }),
  )
}

/** The library's own statement that adds a job, as a function that runs with the rights of the owner. */
async function makeEnqueueFunction(boss: PgBoss, run: RunSql, name: string): Promise<void> {
  let statement = ''
  const recorder = {
    executeSql: async (text: string) => {
      statement = text
      return { rows: [{ id: '' }] }
    },
  }
  await boss.send(name, {}, { db: recorder })
  const made = `${enqueueFunction(name)}(jobs text)`
  await run(`
    create or replace function ${made} returns setof uuid
      language sql volatile security definer set search_path = ''
      as $enqueue$${statement}$enqueue$;
    revoke all on function ${made} from public;
    grant execute on function ${made} to app, app_server;`)
}
