import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { StartupError } from '../../config/config.ts'
import type { RunSql } from '../../db/engine.ts'
import { IN_FOLDER, openPglite } from '../../db/pglite-engine.ts'
import type { MadeBy, TableRows } from './carried.ts'
import { makeTables } from './fresh-tables.ts'
import { loadStatements } from './load-statements.ts'
import { rowsOfDump } from './rows-of-dump.ts'

/** The rows of a table that is made empty in the same transaction are written to its files alone, not to the log as well. */
const LOADING = [...IN_FOLDER, '-c', 'wal_level=minimal', '-c', 'max_wal_senders=0']

/** Makes the folder `database` in a folder: an embedded database with the rows of a database server's backup. */
export async function embeddedFromDump(file: string, folder: string): Promise<void> {
  const { madeBy, content } = await rowsOfDump(file)
  await emptyTables(folder, madeBy)
  const pglite = new PGlite(join(folder, 'database'), { startParams: LOADING })
  try {
    await pglite.waitReady
    const run: RunSql = async (text) => pglite.query<Record<string, unknown>>(text)
    const { before, after } = await loadStatements(run)
    await pglite.exec(['begin', ...before].join(';\n'))
    for await (const part of content) {
      if (typeof part === 'string') await pglite.query(part)
      else await copyIn(pglite, part)
    }
    await pglite.exec([...after, 'commit', 'analyze'].join(';\n'))
  } finally {
    await pglite.close()
  }
}

async function emptyTables(folder: string, madeBy: MadeBy): Promise<void> {
  const engine = await openPglite({ folder })
  try {
    await makeTables(engine, madeBy)
  } finally {
    await engine.close()
  }
}

async function copyIn(pglite: PGlite, { table, columns, rows }: TableRows): Promise<void> {
  try {
    await pglite.query(`copy ${table} (${columns}) from '/dev/blob'`, [], { blob: new Blob([rows]) })
  } catch (error) {
    throw new StartupError(`The rows of the table ${table} do not go in: ${(error as Error).message}.`)
  }
}
