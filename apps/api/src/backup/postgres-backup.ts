import { rename, rm, writeFile } from 'node:fs/promises'
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

async function isInUse(run: RunSql): Promise<boolean> {
  const { rows } = await run("select to_regclass('public.schema_migrations') is not null as used")
  return Boolean(rows[0]?.used)
}

/** Restores an archive of pg_dump, all of it or nothing. Row-level security begins after the rows are in. */
export const restorePostgres = <T>(
  url: string,
  file: string,
  afterwards: (run: RunSql) => Promise<T>,
): Promise<T> =>
  fillPostgres(
    url,
    isInUse,
    () => runPostgresTool('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', file]),
    afterwards,
  )

/**
 * Fills an empty database and brings the planner's statistics up to date. The login must own the database: it owns the
 * tables then. Throws a StartupError for a database that is in use. Returns the result of `afterwards`, which sees every
 * row and whose writes are undone.
 */
export async function fillPostgres<T>(
  url: string,
  inUse: (run: RunSql) => Promise<boolean>,
  fill: () => Promise<void>,
  afterwards: (run: RunSql) => Promise<T>,
): Promise<T> {
  await withClient(url, async (run) => {
    if (await inUse(run)) {
      throw new StartupError(
        'This database is in use: restore into an empty one, and let DATABASE_URL name that.',
      )
    }
    await ensureRoles(run)
  })
  await fill()
  return withClient(url, async (run) => {
    await run('analyze')
    await run('begin')
    try {
      await showAllRows(run)
      return await afterwards(run)
    } finally {
      await run('rollback')
    }
  })
}

/** Row-level security binds the owner as well. Only for a database in which nobody works, or until the transaction ends. */
async function showAllRows(run: RunSql): Promise<void> {
  const { rows } = await run(
    "select oid::regclass::text as name from pg_class where relforcerowsecurity and relkind in ('r', 'p')",
  )
  for (const { name } of rows) await run(`alter table ${String(name)} no force row level security`)
}
