import { z } from 'zod'
import { StartupError } from '../config/config.ts'
import type { Engine } from '../db/engine.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import type { JobDefinition } from './jobs.ts'
import { jobSetupFingerprint, prepareJobs } from './prepare-jobs.ts'

/** Makes or updates the tables and the queue, as their owner. Returns the names of the migrations that ran. */
export async function setUpDatabase(engine: Engine, definitions: JobDefinition[]): Promise<string[]> {
  const ran = await migrate(engine)
  await prepareJobs(engine, definitions)
  return ran
}

const NOT_UP_TO_DATE =
  'The database is not set up for this version: run npm run migrate with DATABASE_OWNER_URL, then try again.'

const Setup = z.object({ names: z.array(z.string()), fingerprints: z.array(z.string()) })

/**
 * Throws a StartupError unless the tables and the queue are those of this version: what a server checks that
 * has no login of their owner. A command that works no queue names no definitions, and only the tables are
 * checked. Migrations of a newer version are in order, since it runs alongside this one while it is rolled
 * out.
 */
export async function requireUpToDate(engine: Engine, definitions?: JobDefinition[]): Promise<void> {
  const { rows } = await engine
    .run(
      `select (select coalesce(jsonb_agg(name), '[]') from public.schema_migrations) as names,
         (select coalesce(jsonb_agg(fingerprint), '[]') from public.job_setup) as fingerprints`,
    )
    .catch((error: { code?: string }) => {
      throw MISSING.has(error.code ?? '') ? new StartupError(NOT_UP_TO_DATE) : error
    })
  const { names, fingerprints } = Setup.parse(rows[0])
  const isMigrated = readMigrations().every(({ name }) => names.includes(name))
  const isQueueReady = !definitions || fingerprints.includes(jobSetupFingerprint(definitions))
  if (!isMigrated || !isQueueReady) throw new StartupError(NOT_UP_TO_DATE)
}

/** undefined_table and insufficient_privilege: nothing was set up, or not for this login. */
const MISSING = new Set(['42P01', '42501'])
