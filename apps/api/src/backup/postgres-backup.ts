import { rename, rm, writeFile } from 'node:fs/promises'
import { verifyAudit } from '../audit/verify-audit.ts'
import { StartupError } from '../config/config.ts'
import { connectClient, databaseHosts } from '../db/database-hosts.ts'
import type { RunSql } from '../db/engine.ts'
import { ensureRoles } from '../db/roles.ts'
import { type CopiedDatabase, readCopied } from './copied-database.ts'
import { runPostgresTool } from './postgres-tools.ts'

/** Opens a separate connection for the work and closes it afterwards. */
export async function withClient<T>(url: string, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = await connectClient(databaseHosts(url), { application_name: 'edfe-backup' })
  try {
    return await work(async (text, values) => ({ rows: (await client.query(text, values)).rows }))
  } finally {
    await client.end()
  }
}

/**
 * Writes a consistent copy of the whole database to a file, while the server runs. The file appears when it is complete.
 * Returns what it holds. Throws a StartupError for a login that row-level security would
 * hide rows from: its copy would be empty, without an error.
 */
export const backUpPostgres = (url: string, file: string): Promise<CopiedDatabase> =>
  withClient(url, async (run) => {
    await requireAllRows(run)
    await run('begin isolation level repeatable read read only')
    const { rows } = await run('select pg_export_snapshot() as snapshot')
    const unfinished = `${file}.part`
    try {
      // pg_dump keeps the rights of a file that is there; it would make one that everybody reads.
      await writeFile(unfinished, '', { mode: 0o600 })
      const snapshot = `--snapshot=${String(rows[0]?.snapshot)}`
      await runPostgresTool('pg_dump', url, ['--format=custom', snapshot, '--file', unfinished])
      const copied = await readCopied(run)
      await rename(unfinished, file)
      return copied
    } finally {
      await rm(unfinished, { force: true })
    }
  })

async function requireAllRows(run: RunSql): Promise<void> {
  const { rows } = await run(
    'select current_user as login, rolsuper or rolbypassrls as "seesAll" from pg_roles where rolname = current_user',
  )
  if (rows[0]?.seesAll) return
  throw new StartupError(
    `Row-level security hides rows from the login ${String(rows[0]?.login)}: name one with BYPASSRLS in DATABASE_BACKUP_URL.`,
  )
}

/**
 * Fills an empty database from a copy, all of it or nothing, and brings the planner's statistics up to date. The login
 * must own the database: it owns the tables then, and row-level security begins after their rows are in. Throws a
 * StartupError for a database that is in use. Returns the number of audit events; `faults` is empty when all are
 * unaltered.
 */
export async function restorePostgres(url: string, file: string): ReturnType<typeof verifyAudit> {
  await withClient(url, async (run) => {
    const { rows } = await run("select to_regclass('public.schema_migrations') is not null as used")
    if (rows[0]?.used) {
      throw new StartupError(
        'This database is in use: restore into an empty one, and let DATABASE_URL name that.',
      )
    }
    await ensureRoles(run)
  })
  await runPostgresTool('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', file])
  return withClient(url, async (run) => {
    await run('analyze')
    return verifyAudit(run)
  })
}
