import { StartupError } from '../../config/config.ts'
import type { Engine } from '../../db/engine.ts'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { prepareJobs } from '../../jobs/prepare-jobs.ts'
import type { MadeBy } from './carried.ts'

/**
 * Makes the tables of a backup in an empty database of the other kind, as this database's owner and as old as the backup
 * has them. Throws a StartupError when this version cannot make them.
 */
export async function makeTables(engine: Engine, { migrations, queueVersion }: MadeBy): Promise<void> {
  const known = readMigrations()
  const unknown = migrations.find((name) => !known.some((migration) => migration.name === name))
  if (unknown) {
    throw new StartupError(
      `The backup was migrated by ${unknown}, which this version does not have: restore it with the newer version.`,
    )
  }
  await migrate(
    engine,
    known.filter(({ name }) => migrations.includes(name)),
  )
  await prepareJobs(engine, [])
  const { rows } = await engine.asOwner((run) => run('select version from pgboss.version'))
  const own = Number(rows[0]?.version)
  if (own === queueVersion) return
  throw new StartupError(
    `The job queue of the backup has the layout ${queueVersion}, and that of this version ${own}: restore the backup into its own kind of database, start this version on it once, and take a new backup.`,
  )
}
