import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '../config/config.ts'
import { inServer } from '../config/folders.ts'
import { type Engine, type RunSql, SERVER_ROLE } from './engine.ts'
import { ensureRoles } from './roles.ts'

const FOLDER = inServer('src/db/migrations')
/** The whole schema of the first release. Databases of earlier versions do not have it. */
const BASELINE = '0001-baseline'
/** Any number that is ours alone. */
const SETUP_LOCK = 7501_0001

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** A migration that ran on this database. */
const AppliedMigration = z.object({ name: z.string(), checksum: z.string() })
type AppliedMigration = z.output<typeof AppliedMigration>

/** The migrations in the order of their numbers. One is a file, or a folder whose files run as one, by their names. */
export function readMigrations(folder = FOLDER): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}-[a-z0-9-]+(\.sql)?$/.test(name))
  return names.sort().map((name) => {
    const sql = name.endsWith('.sql')
      ? readFileSync(join(folder, name), 'utf8')
      : readFolder(join(folder, name))
    return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
  })
}

const readFolder = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/**
 * Brings the database up to date: each migration once, in its own transaction, forward only. Returns the names that
 * it ran. Throws a StartupError when one that ran before has been changed or is gone, and for a database of a version
 * before the baseline.
 */
export function migrate(engine: Engine, migrations = readMigrations()): Promise<string[]> {
  return engine.asOwner((run) =>
    withSetupLock(run, async () => {
      await ensureRoles(run)
      await run(`create table if not exists public.schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
      // A server without the owner's login looks up whether it is up to date.
      await run(`grant select on public.schema_migrations to ${SERVER_ROLE}`)
      const { rows } = await run('select name, checksum from public.schema_migrations order by name')
      const ran = await runNew(run, migrations, AppliedMigration.array().parse(rows))
      if (engine.login) await grantServerRole(run, engine.login)
      return ran
    }),
  )
}

/** Servers that start together set the database up one after the other. */
export async function withSetupLock<T>(run: RunSql, work: () => Promise<T>): Promise<T> {
  await run(`select pg_advisory_lock(${SETUP_LOCK})`)
  try {
    return await work()
  } finally {
    await run(`select pg_advisory_unlock(${SETUP_LOCK})`)
  }
}

/** Lets the server's login step down to the server's role, which the first migration made. */
async function grantServerRole(run: RunSql, login: string): Promise<void> {
  const role = `"${login.replaceAll('"', '""')}"`
  const [known] = (await run(`select pg_has_role($1, '${SERVER_ROLE}', 'member') as is_member`, [login])).rows
  if (!known?.is_member) await run(`grant ${SERVER_ROLE} to ${role}`)
}

async function runNew(run: RunSql, migrations: Migration[], applied: AppliedMigration[]): Promise<string[]> {
  if (applied.length > 0 && !applied.some(({ name }) => name === BASELINE)) {
    throw new StartupError(
      'The database was made by a version before 0.2.0, which this version cannot read. To read its entries, start the version that made it (git checkout 9a717d4, then npm start). For this version, use an empty database or another DATA_DIR.',
    )
  }
  for (const past of applied) {
    const present = migrations.find((migration) => migration.name === past.name)
    if (!present) {
      throw new StartupError(
        `The database was migrated by ${past.name}, which this version does not have: start the newer version.`,
      )
    }
    if (present.checksum !== past.checksum) {
      throw new StartupError(
        `The migration ${past.name} was changed after it had run: restore it and add a new one instead.`,
      )
    }
  }
  const done = new Set(applied.map((migration) => migration.name))
  const pending = migrations.filter((migration) => !done.has(migration.name))
  for (const { name, sql, checksum } of pending) {
    const record = `insert into public.schema_migrations (name, checksum) values ('${name}', '${checksum}');`
    await run(`begin;\n${sql}\n${record}\ncommit;`).catch(async (error) => {
      await run('rollback')
      throw new StartupError(`The migration ${name} failed: ${(error as Error).message}.`)
    })
  }
  return pending.map((migration) => migration.name)
}
