import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { StartupError } from '../config/config.ts'
import type { RunSql } from '../db/engine.ts'
import { inScratchFolder } from '../db/restored-folder.ts'
import { unpackEmbedded } from './embedded-backup.ts'
import { restorePostgres, withClient } from './postgres-backup.ts'

/** A restored copy of the product's database, which exists during `work` only, on a connection that sees every row. */
export type Scratch = <T>(file: string, work: (run: RunSql) => Promise<T>) => Promise<T>

/** Restores a copy of the embedded database into a folder within the data folder. */
export const inFolder =
  (dataDir: string): Scratch =>
  (file, work) =>
    withEmbeddedCopy({ file, dataDir }, (pglite) =>
      work(async (text, values) => ({
        rows: (await pglite.query<Record<string, unknown>>(text, values)).rows,
      })),
    )

/** Works with a copy of the embedded database, opened on the disk of the data folder. */
export const withEmbeddedCopy = <T>(
  { file, dataDir }: { file: string; dataDir: string },
  work: (pglite: PGlite) => Promise<T>,
): Promise<T> =>
  inScratchFolder(dataDir, async (scratch) => {
    await unpackEmbedded(file, scratch)
    const pglite = new PGlite(join(scratch, 'database'))
    try {
      await pglite.waitReady
      return await work(pglite)
    } finally {
      await pglite.close()
    }
  })

/** A schema that marks a database as one whose content may be dropped. */
const MARK = 'edfe_scratch'

/** Restores into the database of DATABASE_SCRATCH_URL as its owner, and empties it before and after. */
export const inDatabase =
  (url: string): Scratch =>
  async (file, work) => {
    await withClient(url, empty)
    try {
      return await restorePostgres(url, file, work)
    } finally {
      await withClient(url, empty)
    }
  }

/** Throws a StartupError for a database that holds the product's tables and is not marked: it is in use. */
async function empty(run: RunSql): Promise<void> {
  const { rows } = await run(
    `select to_regclass('public.schema_migrations') is not null and to_regnamespace('${MARK}') is null as used`,
  )
  if (rows[0]?.used) {
    throw new StartupError(
      'DATABASE_SCRATCH_URL names a database in use: the check would empty it. Name one that is made for the check.',
    )
  }
  await run(`
    drop schema if exists pgboss, auth cascade;
    drop schema public cascade;
    create schema public;
    create schema if not exists ${MARK}`)
}
