import { rename, rm, stat } from 'node:fs/promises'
import pg from 'pg'
import { verifyAudit } from '../audit/verify-audit.ts'
import { StartupError } from '../config/config.ts'
import { ensureRoles } from '../db/roles.ts'
import { runPostgresTool } from './postgres-tools.ts'

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'edfe-backup' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Writes a consistent copy of the whole database to a file, while the server runs. Returns its size in bytes. The file
 * appears when it is complete. Throws a StartupError for a login that row-level security would hide rows from: its copy
 * would be empty without a word.
 */
export async function backUpPostgres(url: string, file: string): Promise<number> {
  const { login, seesAll } = await withClient(url, async (client) => {
    const { rows } = await client.query(
      'select current_user as login, rolsuper or rolbypassrls as "seesAll" from pg_roles where rolname = current_user',
    )
    return rows[0]
  })
  if (!seesAll) {
    throw new StartupError(
      `Row-level security hides rows from the login ${login}: name one with BYPASSRLS in DATABASE_BACKUP_URL.`,
    )
  }
  const unfinished = `${file}.part`
  try {
    await runPostgresTool('pg_dump', url, ['--format=custom', '--file', unfinished])
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return (await stat(file)).size
}

/**
 * Fills an empty database from a copy, all of it or nothing, and brings the planner's statistics up to date. The login
 * must own the database: it owns the tables then, and row-level security begins after their rows are in. Throws a
 * StartupError for a database that is in use. Returns the number of audit events; `faults` is empty when all are
 * unaltered.
 */
export async function restorePostgres(url: string, file: string): ReturnType<typeof verifyAudit> {
  await withClient(url, async (client) => {
    const { rows } = await client.query("select to_regclass('public.schema_migrations') is not null as used")
    if (rows[0].used) {
      throw new StartupError(
        'This database is in use: restore into an empty one, and let DATABASE_URL name that.',
      )
    }
    await ensureRoles((text) => client.query(text))
  })
  await runPostgresTool('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', file])
  return withClient(url, async (client) => {
    await client.query('analyze')
    return verifyAudit((text, values) => client.query(text, values))
  })
}
